/** Headers that say where a request came from. */
export interface SenderHeaders {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly referer: string | undefined;
  readonly secFetchSite: string | undefined;
}

/** The sending page, if it is ours. `origin` is null for a program, which sends none of the headers. */
export type Sender = { readonly isOurs: true; readonly origin: string | null } | { readonly isOurs: false };

const OTHER_SITE: Sender = { isOurs: false };

/**
 * Checks whether a changing request came from one of our own pages, and from which origin.
 *
 * Browsers send Origin with every POST, and most send Sec-Fetch-Site; a request with none of the three headers comes from a
 * program. It carries no one's cookies, so it can't be forged and may pass.
 *
 * @param allowedOrigins public origins of the app (`https://www.example.com`), in case a proxy changes the Host
 */
export function findSender(headers: SenderHeaders, allowedOrigins: readonly string[]): Sender {
  if (headers.secFetchSite === 'cross-site') return OTHER_SITE;
  const sender = headers.origin ?? headers.referer;
  if (sender === undefined) {
    const isProgram = headers.secFetchSite === undefined || headers.secFetchSite === 'same-origin';
    return isProgram ? { isOurs: true, origin: null } : OTHER_SITE;
  }
  // Origin is the word "null" for sandboxed pages and hidden senders.
  if (!URL.canParse(sender)) return OTHER_SITE;
  const { host, origin, protocol } = new URL(sender);
  if (protocol !== 'http:' && protocol !== 'https:') return OTHER_SITE;
  // An Origin is only an origin (RFC 6454, 6.2); no browser sends a user, path or other spelling.
  if (headers.origin !== undefined && headers.origin !== origin) return OTHER_SITE;
  const isOurs =
    host === headers.host ||
    allowedOrigins.some((allowed) => URL.canParse(allowed) && new URL(allowed).origin === origin);
  return isOurs ? { isOurs, origin } : OTHER_SITE;
}

/** Cached, because nearly every request has the same Host. */
let last = { header: '', host: '' };

/** Parses a Host: a name or IP address with an optional port. Undefined if it is invalid. */
export function readHost(header: string | undefined): string | undefined {
  if (header !== '' && header === last.header) return last.host;
  if (header === undefined || !/^(?:[a-z\d][\w.-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(header)) return undefined;
  const url = `http://${header}`;
  if (!URL.canParse(url)) return undefined;
  last = { header, host: new URL(url).host };
  return last.host;
}
