/** Fields with personal data, which are never logged, at the top level or one below. */
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

/** As pino's paths, for a line itself. */
export const topPaths: string[] = PERSONAL_FIELDS.map((field) => `["${field}"]`);
/** For nested values too. Searching each value takes four times as long as the rest of a line. */
export const deepPaths: string[] = [...topPaths, ...topPaths.map((path) => `*${path}`)];

export const MARK = '[redacted]';
/** Excludes versions of packages in a stack, such as `pino@10.4.0`. */
const EMAIL_ADDRESS = /[\w.!#$%&'*+=?^{|}~-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi;
/** User and password in the URL of a database or mail server. */
const USER_OF_URL = /(?<=:\/\/)[^\s/@]+@/g;
const PHONE_NUMBER = /(?:\+\d{1,2}[ .-]?)?\(?\b\d{3}\)?[ .-]?\d{3}[ .-]\d{4}\b/g;
const QUERY_STRING = /\?[\w%.~+[\]-]+=[^\s"'`<>)]*/g;

/** A run that only tokens have: 24 letters and digits, with at least two digits. UUIDs are shorter. */
const TOKEN_RUN = /(?<![A-Za-z\d])(?=[A-Za-z]*\d[A-Za-z]*\d)[A-Za-z\d]{24,}/g;
/** The same in base64url, which may contain hyphens. */
const BASE64_RUN = /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{32,}(?:\.[\w-]+)*/g;

/** Removes what looks like a token, as in an emailed link. */
function redactTokens(text: string): string {
  return text.replace(BASE64_RUN, MARK).replace(TOKEN_RUN, MARK);
}

/** Removes passwords in URLs, query strings, tokens, email addresses and phone numbers from an error's text. */
export function redactText(text: string): string {
  return redactTokens(text)
    .replace(USER_OF_URL, `${MARK}@`)
    .replace(QUERY_STRING, `?${MARK}`)
    .replace(EMAIL_ADDRESS, MARK)
    .replace(PHONE_NUMBER, MARK);
}

export function redactPath(url: unknown): unknown {
  return typeof url === 'string' ? redactTokens(url.split(/[?#]/, 1)[0] ?? '') : url;
}

/** Names of secret path parameters. */
const SECRET_PARAM = /token|ticket|secret|password|key|code|signature|confirm/i;

export function hasSecretParam(pattern: string): boolean {
  return pattern.split('/').some((part) => part.startsWith(':') && SECRET_PARAM.test(part));
}

export function fillPattern(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  return pattern
    .split('/')
    .map((part) => {
      const [, name = ''] = /^:(\w+)\??$/.exec(part) ?? [];
      return name === '' || SECRET_PARAM.test(name) ? part : encodeURIComponent(params[name] ?? '');
    })
    .join('/');
}
