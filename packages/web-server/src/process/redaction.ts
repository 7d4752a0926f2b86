/** Fields that may hold what a person wrote or is known by; none of them is ever logged, at the top of a line or one below. */
const PERSONAL_FIELDS = [
  'address',
  'answers',
  'authorization',
  'body',
  'cookie',
  'email',
  'firstName',
  'form',
  'formToken',
  'fullName',
  'lastName',
  'password',
  'phone',
  'query',
  'search',
  'secret',
  'set-cookie',
  'subject',
  'token',
  'username',
];

/** Those of a line itself, as pino's paths. */
export const topPaths: string[] = PERSONAL_FIELDS.map((field) => `["${field}"]`);
/** Those of what a line holds, too. Looking into each value takes four times the rest of a line. */
export const deepPaths: string[] = [...topPaths, ...topPaths.map((path) => `*${path}`)];

export const MARK = '[redacted]';
/** Not the versions of packages in a stack, such as `pino@10.4.0`. */
const EMAIL_ADDRESS = /[\w.!#$%&'*+=?^{|}~-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi;
/** User and password in the URL of a database or a mail server. */
const USER_OF_URL = /(?<=:\/\/)[^\s/@]+@/g;
const PHONE_NUMBER = /(?:\+\d{1,2}[ .-]?)?\(?\b\d{3}\)?[ .-]?\d{3}[ .-]\d{4}\b/g;
const QUERY_STRING = /\?[\w%.~+[\]-]+=[^\s"'`<>)]*/g;

/** Takes passwords in URLs, query strings, e-mail addresses and telephone numbers out of the words of an error. */
export function redactText(text: string): string {
  return text
    .replace(USER_OF_URL, `${MARK}@`)
    .replace(QUERY_STRING, `?${MARK}`)
    .replace(EMAIL_ADDRESS, MARK)
    .replace(PHONE_NUMBER, MARK);
}

/** The path or URL without what a form may have put behind it. */
export function withoutQuery(url: unknown): unknown {
  return typeof url === 'string' ? url.split('?', 1)[0] : url;
}
