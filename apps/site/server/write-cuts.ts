/** A stretch of a page, and what is written in its place. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Writes them all at once, in whatever order they come: a page is long. One that begins within another is passed over. */
export function writeCuts(html: string, cuts: readonly Cut[]): string {
  const parts: string[] = [];
  let written = 0;
  for (const { start, end, text } of [...cuts].sort((a, b) => a.start - b.start)) {
    if (start < written) continue;
    parts.push(html.slice(written, start), text);
    written = end;
  }
  parts.push(html.slice(written));
  return parts.join('');
}
