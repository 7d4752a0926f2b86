// Every control character except tab and line feed. PostgreSQL refuses NUL in text and SQLite's driver cuts there.
// oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
// Half a character: no UTF-8 can hold it.
const LONE_SURROGATES = /\p{Cs}/gu;

/** A visitor's text as it is kept: well-formed Unicode, plain line feeds, no control characters, no outer blanks. */
export function cleanText(text: string): string {
  return text
    .replaceAll(LONE_SURROGATES, '\uFFFD')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROL_CHARACTERS, '')
    .trim();
}

/** Blanks that are not one alone. */
const OTHER_BLANKS = /\s{2,}|[^\S ]/g;

/** The same on one line: for names, addresses, subjects. */
export function cleanLine(text: string): string {
  // A text in which each blank was replaced by itself would be held in as many pieces.
  return cleanText(text).replaceAll(OTHER_BLANKS, ' ');
}
