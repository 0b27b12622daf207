/** The page: what is entered on one side, what it means on the other. */

import { DEFAULT_READING, EMPTY_CAPTURE, captureIn, isEmpty } from "./capture.js";
import { asFixture, asJson, asMarkdown } from "./copies.js";
import { fill, h, icon, part } from "./dom.js";
import { dropDraft, keepDraft, keptDraft } from "./draft.js";
import { createEditor } from "./editor/editor.js";
import { theEngine } from "./engine/engine.js";
import type { Capture, Entry, Report } from "./engine/messages.js";
import { startOffline } from "./engine/start.js";
import { example, showExamples } from "./examples.js";
import { createFields } from "./fields.js";
import { looksLikeRecords, open as openFile } from "./files.js";
import { laidOut } from "./json_layout.js";
import { createMigration } from "./migration.js";
import { clearNotice, notify } from "./notice.js";
import { createProblems } from "./problems.js";
import { createRecords } from "./records.js";
import { createBrowser, isReference } from "./reference/browser.js";
import { type Reference, loadReference } from "./reference/data.js";
import { showBlocked, showNothing, showResult } from "./result.js";
import { entryInLink, isShared, linkTo } from "./share.js";
import { count } from "./text.js";
import { offerThemes } from "./theme.js";
import { summary } from "./verdict.js";

/** Small documents are read at once; while a large one is typed in, reading waits for a pause. */
const SMALL = 200_000;
const PAUSE = 250;
const DRAFT_PAUSE = 400;

const result = part("result");
const told = part("summary");
let reference: Reference | null = null;
let latest: { report: Report; capture: Capture } | null = null;
let blocked: string | null = null;
/** Several fields are being set, and will be read together. */
let setting = false;
let asking = false;
let askAgain = false;
let waiting = 0;
let saving = 0;

const engine = theEngine();
const browser = createBrowser(part<HTMLDialogElement>("reference"), engine);
const fields = createFields(changed);
const problems = createProblems({
  list: part("problems-list"),
  heading: part("problems-heading"),
  explain: browser.explain,
  goTo(issue) {
    const editor = latest?.report.stream === "stderr" ? stderr : stdout;
    if (issue.span) editor.reveal(issue.span.start_utf16, issue.span.end_utf16);
    else editor.focus();
  },
});
const shared = { changed, explain: browser.explain, leave: () => problems.focus(), replaced };
const stdout = createEditor(part("stdout"), {
  ...shared,
  label: "Standard output",
  placeholder: "Paste what the program printed: an envelope, a capture as JSON, or records line by line. Files may be dropped anywhere.",
});
const stderr = createEditor(part("stderr"), { ...shared, label: "Standard error", placeholder: "What it printed on standard error, if anything" });
const migration = createMigration({
  engine,
  dialog: part<HTMLDialogElement>("comparison"),
  copy: (text, what) => void copy(text, what),
  focus: (id) => part(id).focus(),
});
const records = createRecords({
  panel: part("records"),
  engine,
  choose: (text) => set({ capture: captureIn(text) ?? { ...EMPTY_CAPTURE, stdout: text }, reading: fields.reading() }),
});

function entered(): Entry {
  return { capture: { ...fields.capture(), stdout: stdout.text(), stderr: stderr.text() }, reading: fields.reading() };
}

function set({ capture, reading }: Entry): void {
  setting = true;
  fields.set(capture, reading);
  if (stderr.length > 0 || capture.stderr) stderr.setText(capture.stderr);
  stdout.setText(capture.stdout);
  setting = false;
  changed();
}

function changed(): void {
  if (setting) return;
  clearTimeout(waiting);
  if (stdout.length + stderr.length <= SMALL) check();
  else waiting = window.setTimeout(check, PAUSE);
  clearTimeout(saving);
  saving = window.setTimeout(() => keepDraft(entered()), DRAFT_PAUSE);
}

/** Reads what is entered now. While an answer is awaited, the question after it is asked once, with what is entered then. */
async function check(): Promise<void> {
  if (blocked !== null) return;
  if (asking) {
    askAgain = true;
    return;
  }
  const entry = entered();
  const { capture } = entry;
  // An editor that has just said that it is empty has yet to draw itself.
  if (isEmpty(capture) && !capture.timed_out && capture.signal === null && capture.exit_code === null) return queueMicrotask(showEmpty);
  asking = true;
  try {
    const report = await engine.ask("inspect", entry);
    latest = { report, capture };
    show(report, capture);
    void migration.show(report, entry);
  } catch (error) {
    if (blocked === null) notify(error instanceof Error ? error.message : String(error));
  } finally {
    asking = false;
    if (askAgain) {
      askAgain = false;
      void check();
    }
  }
}

function show(report: Report, capture: Capture): void {
  const onStderr = report.stream === "stderr";
  stdout.mark(onStderr ? [] : report.issues);
  stderr.mark(onStderr ? report.issues : []);
  problems.show(report);
  showReport(report, capture);
  document.body.dataset["state"] = "report";
  told.textContent = summary(report);
}

function showReport(report: Report, capture: Capture): void {
  showResult(result, report, capture, reference, { explain: browser.explain, dialect: browser.openDialect }, migration.card);
}

function showEmpty(): void {
  latest = null;
  stdout.mark([]);
  stderr.mark([]);
  problems.show(null);
  document.body.dataset["state"] = "empty";
  told.textContent = "Nothing is entered yet.";
  const start = (title: string, group: string, name: string) => ({
    title,
    async open() {
      const found = await example(group, name);
      if (found) set({ capture: found.capture, reading: DEFAULT_READING });
    },
  });
  showNothing(result, STARTS.map((each) => start(...each)), () => part("file").click());
}

/** What a newcomer may want to see first: a title, and the example's group and title. */
const STARTS: [string, string, string][] = [
  ["An error that may be retried", "cli-agent-spec/v1 response", "rate limited 30s"],
  ["A session that does not exist", "claw/v1 error", "session not found"],
  ["A document that is not JSON", "Broken json", "missing comma between members"],
];

/** Text is pasted over everything: a capture fills every field, records get their list. */
function replaced(text: string): boolean {
  clearNotice();
  const capture = captureIn(text);
  if (capture) {
    set({ capture, reading: fields.reading() });
    return true;
  }
  if (!looksLikeRecords(text, true)) return false;
  openRecords(new Blob([text]), "Pasted records", text);
  return true;
}

function openRecords(source: Blob, name: string, text: string | null): void {
  setMode("records");
  if (text !== null) {
    notify("Several records, one to a line, so they are listed one by one.", "news", {
      text: "Read as one capture",
      take() {
        setMode("capture");
        set({ capture: { ...EMPTY_CAPTURE, stdout: text }, reading: fields.reading() });
      },
    });
  }
  void records.read(source, name).catch(() => {});
}

function setMode(mode: "capture" | "records"): void {
  document.body.dataset["mode"] = mode;
  part("records").hidden = mode !== "records";
  part("mode-capture").setAttribute("aria-pressed", String(mode === "capture"));
  part("mode-records").setAttribute("aria-pressed", String(mode === "records"));
}

async function take(file: File): Promise<void> {
  clearNotice();
  const opened = await openFile(file);
  if (opened.kind === "mistake") return notify(opened.sentence);
  if (opened.kind === "records") return openRecords(opened.source, file.name, null);
  setMode("capture");
  set({ capture: captureIn(opened.text) ?? { ...EMPTY_CAPTURE, stdout: opened.text }, reading: fields.reading() });
}

async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    told.textContent = `${what} is in the clipboard.`;
  } catch {
    notify("This browser does not let the page use the clipboard. Allow it for this page, then copy again.");
  }
}

async function share(): Promise<void> {
  const entry = entered();
  const link = await linkTo(entry);
  if (link === null) return notify("This is too large for a link. Save it as a file and send that instead.");
  history.replaceState(null, "", link);
  await copy(link, "A link that holds everything entered");
}

async function openHash(): Promise<boolean> {
  if (isReference(location.hash)) {
    await browser.open(decodeURIComponent(location.hash.slice(2)));
    return false;
  }
  if (!isShared(location.hash)) return false;
  const entry = await entryInLink(location.hash);
  if (entry) {
    setMode("capture");
    set(entry);
    return true;
  }
  notify("The link does not decode: part of it is missing or changed. Ask for it again, or paste the output itself.");
  return false;
}

function reset(): void {
  void engine.ask("stop", null).catch(() => {});
  dropDraft();
  clearNotice();
  setMode("capture");
  if (isShared(location.hash)) history.replaceState(null, "", location.pathname + location.search);
  set({ capture: EMPTY_CAPTURE, reading: DEFAULT_READING });
  stdout.focus();
}

function listen(): void {
  const click = (id: string, act: () => void) => part(id).addEventListener("click", act);
  const file = part<HTMLInputElement>("file");
  const report = (act: (report: Report, capture: Capture) => void) => () => latest && act(latest.report, latest.capture);
  click("mode-capture", () => setMode("capture"));
  click("mode-records", () => {
    const text = stdout.text();
    if (document.body.dataset["mode"] === "records") return;
    openRecords(new Blob([text]), text.trim() === "" ? "No records yet: open, drop or paste a file of them" : "What was entered", null);
  });
  click("examples-open", () =>
    void showExamples(part<HTMLDialogElement>("examples"), ({ capture }) => {
      clearNotice();
      setMode("capture");
      set({ capture, reading: DEFAULT_READING });
    }),
  );
  click("file-open", () => file.click());
  click("share", () => void share());
  click("reset", reset);
  click("reference-open", () => void browser.open(latest?.report.dialect ? `dialects/${latest.report.dialect}` : "dialects"));
  click("lay-out", () => stdout.setText(laidOut(stdout.text())));
  click("copy-json", report((each) => void copy(asJson(each), "The report")));
  click("copy-markdown", report((each, capture) => void copy(asMarkdown(each, capture), "The report as Markdown")));
  click("copy-fixture", report((each, capture) => void copy(asFixture(each, capture), "A case for tests/cases")));
  file.addEventListener("change", () => {
    if (file.files?.[0]) void take(file.files[0]);
    file.value = "";
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "F8" || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (problems.step(event.shiftKey ? -1 : 1) && latest) told.textContent = `${count(latest.report.issues.length, "problem")} in all.`;
  });
  addEventListener("hashchange", () => void openHash());
  for (const button of document.querySelectorAll("dialog form button")) fill(button, icon("close"));
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
  }
  listenForFiles();
}

/** Files dropped or pasted anywhere. They are caught before an editor would insert them. */
function listenForFiles(): void {
  const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
  let depth = 0;
  const hover = (by: number) => {
    depth = by === 0 ? 0 : Math.max(0, depth + by);
    document.body.toggleAttribute("data-dropping", depth > 0);
  };
  addEventListener("dragenter", (event) => holdsFiles(event) && hover(1), true);
  addEventListener("dragleave", (event) => holdsFiles(event) && hover(-1), true);
  addEventListener("dragover", (event) => holdsFiles(event) && event.preventDefault(), true);
  addEventListener(
    "drop",
    (event) => {
      hover(0);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const dropped = event.dataTransfer?.files[0];
      if (dropped) void take(dropped);
    },
    true,
  );
  addEventListener(
    "paste",
    (event) => {
      const pasted = event.clipboardData?.files[0];
      if (!pasted) return;
      event.preventDefault();
      event.stopPropagation();
      void take(pasted);
    },
    true,
  );
}

function block(sentence: string): void {
  blocked = sentence;
  notify(sentence);
  showBlocked(result, sentence);
  told.textContent = sentence;
}

async function learn(): Promise<void> {
  reference = await loadReference();
  fields.offer(reference);
  if (latest) showReport(latest.report, latest.capture);
}

/**
 * Browsers compile a function when it is first called. Whoever pastes something is not to wait for that, so it is all done once before,
 * with a document and panels that nobody sees.
 */
async function rehearse(): Promise<void> {
  const unseen = () => h("div");
  const lines = '"a line",\n'.repeat(500);
  const stdout = `{"ok":false,"data":null,"error":{"code":"E","message":1},"warnings":[${lines}"the last"],"meta":{"duration_ms":1}}`;
  const capture = { ...EMPTY_CAPTURE, stdout };
  const report = await engine.ask("inspect", { capture, reading: DEFAULT_READING });
  const editor = createEditor(unseen(), { ...shared, changed() {}, label: "", placeholder: "" });
  editor.setText(capture.stdout);
  editor.mark(report.issues);
  editor.destroy();
  createProblems({ list: unseen(), heading: unseen(), explain() {}, goTo() {} }).show(report);
  showResult(unseen(), report, capture, reference, { explain() {}, dialect() {} }, null);
}

async function start(): Promise<void> {
  offerThemes(part("theme"));
  engine.onProgress(records.progress);
  void engine.lost.then(block);
  listen();
  showEmpty();
  if (!(await openHash())) {
    const draft = keptDraft();
    if (draft) set(draft);
  }
  await engine.ask("start", null);
  document.documentElement.setAttribute("data-ready", "");
  performance.mark("interactive");
  // What nobody waits for comes when the page already answers.
  await idle();
  await learn();
  await rehearse();
  await idle();
  startOffline();
}

function idle(): Promise<void> {
  // Safari has no requestIdleCallback.
  return new Promise((resolve) => ("requestIdleCallback" in window ? requestIdleCallback(() => resolve(), { timeout: 500 }) : setTimeout(resolve, 50)));
}

// Where there is no engine, that has been said, and the page does without what comes after.
start().catch(() => {});
