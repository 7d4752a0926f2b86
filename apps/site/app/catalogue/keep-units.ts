const NO_BREAK = '\u00a0';

/** A unit or a letter that says which side is measured, behind its figure. */
const UNIT = /([\d⅛¼⅜½⅝¾⅞″′]) (?=(?:W|D|H|L|cm|mm|K|V|lb|lbf|ft|sq|dia\.)(?![\w.]))/g;
const TIMES = /(\d[″′]?) × (?=\d+[″′]?(?! [WDHL]\b))/g;

/** A text for narrow lines: no line breaks between a figure and its unit ("3 cm"), nor inside "30 × 60″". */
export function keepUnits(text: string): string {
  return text.replaceAll(TIMES, `$1${NO_BREAK}×${NO_BREAK}`).replaceAll(UNIT, `$1${NO_BREAK}`);
}
