// One rule for all text of a request: what PostgreSQL refuses (NUL, half a surrogate pair) or no person types (control
// characters) is taken out before anything reads it. Tab and line breaks stay. Paths with any of them are answered 400
// (`request-target.ts`), and Node refuses headers with them.
// oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

const HALF_PAIRS = /\p{Cs}/gu;

/** A text of a request as the app reads it. */
export function cleanRequestText(text: string): string {
  return text.replaceAll(HALF_PAIRS, '\uFFFD').replaceAll(CONTROLS, '');
}

/** What may stand for more than plain letters in a query, in UTF-8. */
const MAYBE_UNCLEAN = /%[01]|%7f|%[c-f]|\p{Cc}|[^!-~]/iu;

/**
 * A query as the app reads it, with its question mark. One in which nothing is taken out stays as it was typed.
 *
 * @param cleanText the app's own rule for what people type
 */
export function cleanSearch(search: string, cleanText = cleanRequestText): string {
  if (!MAYBE_UNCLEAN.test(search)) return search;
  const typed = [...new URLSearchParams(search)];
  const clean = typed.map(([name, value]) => [cleanRequestText(name), cleanText(cleanRequestText(value))]);
  const isClean = typed.every(([name, value], at) => clean[at]?.[0] === name && clean[at][1] === value);
  if (isClean) return search;
  const text = new URLSearchParams(clean).toString();
  return text === '' ? '' : `?${text}`;
}
