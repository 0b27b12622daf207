// Documents that a page may not choke on.

export interface Large {
  name: string;
  text: string;
  /** What the page calls it. */
  validity: string;
}

/** One line with a million problems in it, and 8 MB over many lines without any. */
export function largeDocuments(): Large[] {
  const lines = Array.from({ length: 80_000 }, (_, line) => `line ${line} ${"x".repeat(80)}`);
  return [
    {
      name: "one line with a million problems",
      text: `{"ok":false,"data":null,"error":{"code":"E","message":"m"},"warnings":[${"7,".repeat(1_000_000)}7],"meta":{"duration_ms":"x"}}`,
      validity: "Not valid",
    },
    {
      name: "many lines",
      text: JSON.stringify({ ok: true, data: { lines }, error: null, warnings: [], meta: { duration_ms: 1 } }, null, 1),
      validity: "Valid",
    },
  ];
}
