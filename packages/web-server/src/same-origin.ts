/** Headers that tell where a request was sent from. */
export interface SenderHeaders {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly referer: string | undefined;
  readonly secFetchSite: string | undefined;
}

/**
 * Tells whether a request that may change something was sent from one of our own pages.
 *
 * Browsers send Origin with every POST, and most send Sec-Fetch-Site; a request with none of the three headers comes
 * from a program. It carries nobody's cookies unasked, so there is nothing to forge, and it may pass.
 *
 * @param allowedOrigins public origins of the app (`https://www.example.com`), for when a proxy changes the Host.
 */
export function isSentFromOurselves(headers: SenderHeaders, allowedOrigins: readonly string[]): boolean {
  if (headers.secFetchSite === 'cross-site') return false;
  const sender = headers.origin ?? headers.referer;
  if (sender === undefined) return headers.secFetchSite === undefined || headers.secFetchSite === 'same-origin';
  // Origin is the word "null" for sandboxed pages and hidden senders.
  if (!URL.canParse(sender)) return false;
  const { host, origin, protocol } = new URL(sender);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return (
    host === headers.host?.toLowerCase() ||
    allowedOrigins.some((allowed) => URL.canParse(allowed) && new URL(allowed).origin === origin)
  );
}
