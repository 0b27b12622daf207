import type { Issue, Report } from "./generated/report.js";

/** Thrown by {@link parse} where there is no valid envelope. */
export class EnvelopeError extends Error {
  override readonly name = "EnvelopeError";
  /** What is wrong, in the order of the text. */
  readonly issues: Issue[];
  /** Everything there is to say about the capture. */
  readonly report: Report;

  constructor(report: Report) {
    const worst = report.issues.find((issue) => issue.severity === "error") ?? report.issues[0];
    super(worst === undefined ? "no valid envelope" : `no valid envelope: ${worst.message}`);
    this.issues = report.issues;
    this.report = report;
  }
}
