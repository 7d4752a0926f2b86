/** Headers that tell where a request was sent from. */
export interface SenderHeaders {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly referer: string | undefined;
  readonly secFetchSite: string | undefined;
}

/** From which of our own pages a request was sent; `null` origin for a program, which says nothing about it. */
export type Sender = { readonly isOurs: true; readonly origin: string | null } | { readonly isOurs: false };

const OTHER_SITE: Sender = { isOurs: false };

/**
 * Tells whether a request that may change something was sent from one of our own pages, and by which of our origins.
 *
 * Browsers send Origin with every POST, and most send Sec-Fetch-Site; a request with none of the three headers comes
 * from a program. It carries no one's cookies unasked, so there is nothing to forge, and it may pass.
 *
 * @param allowedOrigins public origins of the app (`https://www.example.com`), for when a proxy changes the Host.
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
  // An Origin is an origin and nothing more (RFC 6454, 6.2); no browser sends a user, a path or another spelling in it.
  if (headers.origin !== undefined && headers.origin !== origin) return OTHER_SITE;
  const isOurs =
    host === headers.host ||
    allowedOrigins.some((allowed) => URL.canParse(allowed) && new URL(allowed).origin === origin);
  return isOurs ? { isOurs, origin } : OTHER_SITE;
}

/** The last Host that made sense: nearly every request of a site is sent to the same one. */
let last = { header: '', host: '' };

/**
 * Reads the Host of a request: a name or IP address, with its port if it has one, as a URL has it. Undefined for
 * anything else that someone may have written there.
 */
export function readHost(header: string | undefined): string | undefined {
  if (header !== '' && header === last.header) return last.host;
  if (header === undefined || !/^(?:[a-z\d][\w.-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(header)) return undefined;
  const url = `http://${header}`;
  if (!URL.canParse(url)) return undefined;
  last = { header, host: new URL(url).host };
  return last.host;
}
