/** The site leaves robots out of its statistics. */
const USER_AGENT = 'ShowroomSeoBot/1.0 (the admin checks its own site)';

/** A path that leads outside the public site. Nothing was requested. */
export class OutsideSiteError extends Error {
  override readonly name = 'OutsideSiteError';

  constructor() {
    super('The path leads away from the public site');
  }
}

export class LargeResponseError extends Error {
  override readonly name = 'LargeResponseError';

  constructor() {
    super('The public site sent more than a page may hold');
  }
}

/**
 * Resolves a path within a site; undefined where the browser’s rules (WHATWG URL) lead elsewhere, as `//host`,
 * `/\host`, `http:host` and user names do, and what `/..//host` becomes when it is resolved a second time.
 */
export function resolveWithin(siteUrl: string, path: string): URL | undefined {
  // A path that changes when it is resolved again is refused too, since others resolve it again.
  const url = toOwnUrl(siteUrl, path);
  return url && toOwnUrl(siteUrl, url.pathname + url.search);
}

function toOwnUrl(siteUrl: string, path: string): URL | undefined {
  // The parser drops tabs and line breaks, and reads a backslash as a slash. None of our paths has them.
  if (!path.startsWith('/') || /[\\\p{Cc}]/u.test(path) || !URL.canParse(path, siteUrl)) return undefined;
  const url = new URL(path, siteUrl);
  const isOwn = url.origin === new URL(siteUrl).origin && url.username === '' && url.password === '';
  return isOwn ? url : undefined;
}

/**
 * Requests a path of the public site. Redirects are returned, never followed; the caller requests their target
 * through here.
 *
 * @throws OutsideSiteError before any request, if the path leads elsewhere
 * @throws if the site doesn’t respond in time
 */
export async function requestSite(
  siteUrl: string,
  path: string,
  { method = 'GET', timeoutMs }: { readonly method?: 'GET' | 'HEAD'; readonly timeoutMs: number },
): Promise<Response> {
  const url = resolveWithin(siteUrl, path);
  if (url === undefined) throw new OutsideSiteError();
  return fetch(url, {
    method,
    redirect: 'manual',
    headers: { 'User-Agent': USER_AGENT },
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** @throws LargeResponseError as soon as it is over `maxBytes`; the rest is not read */
export async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let byteSize = 0;
  for await (const part of response.body ?? []) {
    byteSize += part.byteLength;
    if (byteSize > maxBytes) throw new LargeResponseError();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export function isHtml(response: Response): boolean {
  return (response.headers.get('Content-Type') ?? '').startsWith('text/html');
}
