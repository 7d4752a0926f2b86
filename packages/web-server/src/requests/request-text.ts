// One rule for all text of a request: what PostgreSQL refuses (NUL, half a surrogate pair) or no one types (control characters)
// is removed before anything reads it. Tabs and line breaks stay. Paths that contain such characters get a 400
// (`request-target.ts`), and Node refuses them in headers.
// oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

const HALF_PAIRS = /\p{Cs}/gu;

export function cleanRequestText(text: string): string {
  return text.replaceAll(HALF_PAIRS, '\uFFFD').replaceAll(CONTROLS, '');
}

/** Escapes in a query that may need cleaning. */
const MAYBE_UNCLEAN = /%[01]|%7f|%[c-f]|\p{Cc}|[^!-~]/iu;

/**
 * Cleans a query, including its question mark. If nothing is removed, it stays as typed.
 *
 * @param cleanText the app's rule for typed text
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
