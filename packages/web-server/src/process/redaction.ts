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

/** A run as long and as mixed as only tokens are: 24 letters and digits, among them two digits at least. Ids (UUID) are shorter. */
const TOKEN_RUN = /(?<![A-Za-z\d])(?=[A-Za-z]*\d[A-Za-z]*\d)[A-Za-z\d]{24,}/g;
/** The same in base64url, which may hold a hyphen anywhere. */
const BASE64_RUN = /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{32,}(?:\.[\w-]+)*/g;

/** Takes what looks like a token, as in a link that was mailed, out of a text. */
function redactTokens(text: string): string {
  return text.replace(BASE64_RUN, MARK).replace(TOKEN_RUN, MARK);
}

/** Takes passwords in URLs, query strings, tokens, email addresses and phone numbers out of the words of an error. */
export function redactText(text: string): string {
  return redactTokens(text)
    .replace(USER_OF_URL, `${MARK}@`)
    .replace(QUERY_STRING, `?${MARK}`)
    .replace(EMAIL_ADDRESS, MARK)
    .replace(PHONE_NUMBER, MARK);
}

/** The path or URL without what a form may have put behind it, and without tokens. */
export function redactPath(url: unknown): unknown {
  return typeof url === 'string' ? redactTokens(url.split(/[?#]/, 1)[0] ?? '') : url;
}

/** Names of open parts of a path that hold what opens something. */
const SECRET_PARAM = /token|ticket|secret|password|key|code|signature|confirm/i;

/** Whether an open part of a route's path is named as what opens something. */
export function hasSecretParam(pattern: string): boolean {
  return pattern.split('/').some((part) => part.startsWith(':') && SECRET_PARAM.test(part));
}

/** The path of a route with what was asked for in its open parts; those that are secret are told by their names alone. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  return pattern
    .split('/')
    .map((part) => {
      const [, name = ''] = /^:(\w+)\??$/.exec(part) ?? [];
      return name === '' || SECRET_PARAM.test(name) ? part : encodeURIComponent(params[name] ?? '');
    })
    .join('/');
}
