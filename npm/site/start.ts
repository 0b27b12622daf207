/** What runs first: the theme, and the worker, which starts while the editor and the rest of the page are on their way. */

import { theEngine } from "./engine/engine.js";
import { showChosenTheme } from "./theme.js";

showChosenTheme();
theEngine();
void import("./page.js");
