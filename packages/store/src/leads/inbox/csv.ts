/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Spreadsheets run cells that start with these as formulas. The last four are full-width forms. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

export function startCsv(headings: readonly string[]): string {
  return BYTE_ORDER_MARK + toCsvRows([headings]);
}

/** Formats rows as CSV (RFC 4180: every cell quoted, CRLF) in which a spreadsheet runs nothing. */
export function toCsvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
