/**
 * Which pages may be kept once finished. A page with a form carries a token made for one visit, the results page has as
 * many addresses as there are questions, and the contact page says whether the door is open now.
 */
const neverKept = new Set(['/contact', '/millwork', '/custom-millwork-form', '/search']);

/** Whether the page at this address is the same for every visitor until the content changes. */
export function isKeptPage(url: URL): boolean {
  const page = url.pathname.replace(/\.data$/, '');
  return !neverKept.has(page) && !page.startsWith('/api/');
}

/** Where visitors may send more than a few fields: the forms that take drawings and photographs. */
const uploadPaths = new Set([
  '/millwork',
  '/custom-millwork-form',
  '/api/leads/short-quote',
  '/api/leads/custom-quote',
]);

const MEBIBYTE = 1024 * 1024;
/** Five files of ten megabytes, and room for the fields and the multipart frame around them. */
const UPLOAD_BODY_BYTES = 52 * MEBIBYTE;
const PLAIN_BODY_BYTES = MEBIBYTE / 4;

/** The largest body that this path accepts, in bytes. */
export function bodyLimitBytes(path: string): number {
  return uploadPaths.has(path) ? UPLOAD_BODY_BYTES : PLAIN_BODY_BYTES;
}
