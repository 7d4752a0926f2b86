/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that starts so is run as a formula by a spreadsheet; the last four are its full-width forms. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/** A table as CSV (RFC 4180: every cell quoted, CRLF) that a spreadsheet opens without running anything. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
