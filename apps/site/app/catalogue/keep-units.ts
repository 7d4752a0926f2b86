const NO_BREAK = '\u00a0';

/** A unit or dimension letter after its figure. */
const UNIT = /([\d⅛¼⅜½⅝¾⅞″′]) (?=(?:W|D|H|L|cm|mm|K|V|lb|lbf|ft|sq|dia\.)(?![\w.]))/g;
const TIMES = /(\d[″′]?) × (?=\d+[″′]?(?! [WDHL]\b))/g;

/** Prevents line breaks between a figure and its unit ("3 cm"), and inside "30 × 60″". */
export function keepUnits(text: string): string {
  return text.replaceAll(TIMES, `$1${NO_BREAK}×${NO_BREAK}`).replaceAll(UNIT, `$1${NO_BREAK}`);
}
