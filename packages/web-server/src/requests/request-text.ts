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

/** What may stand for a control character in a query, in UTF-8; some that stand for none are read as well. */
const MAYBE_CONTROL = /%[01]|%7f|%c2|\p{Cc}/iu;

/** A query as the app reads it, with its question mark. One in which nothing is taken out stays as it was typed. */
export function cleanSearch(search: string): string {
  if (!MAYBE_CONTROL.test(search)) return search;
  const typed = [...new URLSearchParams(search)];
  const clean = typed.map(([name, value]) => [cleanRequestText(name), cleanRequestText(value)]);
  const isClean = typed.every(([name, value], at) => clean[at]?.[0] === name && clean[at][1] === value);
  if (isClean) return search;
  const text = new URLSearchParams(clean).toString();
  return text === '' ? '' : `?${text}`;
}
