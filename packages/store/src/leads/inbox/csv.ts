/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that starts so is run as a formula by a spreadsheet; the last four are its full-width forms. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/** The beginning of a table as CSV: its headings. */
export function startCsv(headings: readonly string[]): string {
  return BYTE_ORDER_MARK + toCsvRows([headings]);
}

/** Rows of CSV (RFC 4180: every cell quoted, CRLF) that a spreadsheet opens without running anything. */
export function toCsvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
