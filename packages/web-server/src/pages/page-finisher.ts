import type { Encoding } from './accepted-encoding.ts';
import { digestContents } from './entity-tag.ts';
import { addVariant, compressPage, finishPage, type FinishedPage } from './finished-page.ts';
import {
  buildContentSecurityPolicy,
  CONTENT_SOURCES_HEADER,
  hashInlineScripts,
  readAskedSources,
  removeNonce,
  type ExtraSources,
} from '../security/content-security-policy.ts';
import type { HeaderList } from '../security/security-headers.ts';

/** For cached pages: browsers always revalidate; a CDN may answer for a minute and refresh in the background. */
const CACHED_PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** For cached data: always current. Browsers follow stale-while-revalidate too, and would show old data after a navigation. */
const CACHED_DATA_CACHE_CONTROL = 'public, max-age=0, s-maxage=60';
const PERSONAL_CACHE_CONTROL = 'private, no-cache';

export interface PageFinisherOptions {
  readonly securityHeaders: HeaderList;
  readonly extraSources?: ExtraSources | undefined;
}

export interface PageFinisher {
  /**
   * Finishes a response for everyone, in an encoding; undefined, with the response untouched, when it may not be cached.
   *
   * @param before the page cached under this URL so far. If the app rendered the same again, as after most changes, it is reused
   * with its tag and compressed bytes.
   */
  finishForAll(
    response: Response,
    nonce: string,
    encoding: Encoding,
    before?: FinishedPage,
  ): Promise<FinishedPage | undefined>;
  /** Finishes a response for one visitor. Anything but a page is passed through as a stream. */
  finishForOne(response: Response, nonce: string, encoding: Encoding): Promise<Response>;
}

/** Creates the finisher for cached and personal pages, so that both get the same policy. */
export function createPageFinisher(options: PageFinisherOptions): PageFinisher {
  function toBody(body: Buffer, response: Response, nonce: string): { body: Buffer; policy: HeaderList } {
    if (!isHtml(response)) return { body, policy: [] };
    const html = body.toString();
    const hashes = hashInlineScripts(html, nonce);
    const policy = buildContentSecurityPolicy(hashes, options.extraSources, readAskedSources(response.headers));
    return { body: Buffer.from(removeNonce(html, nonce)), policy: ['Content-Security-Policy', policy] };
  }

  return {
    async finishForAll(response, nonce, encoding, before) {
      if (!isCacheable(response)) return undefined;
      const whole = await readWhole(response);
      const drawn = digestContents(whole, [...response.headers].join('\n'));
      if (before?.drawn === drawn) return addVariant(before, encoding);
      const { body, policy } = toBody(whole, response, nonce);
      const headers = [...listOwnHeaders(response), ...options.securityHeaders, ...policy];
      const byDefault = isHtml(response) ? CACHED_PAGE_CACHE_CONTROL : CACHED_DATA_CACHE_CONTROL;
      const cacheControl = response.headers.get('Cache-Control') ?? byDefault;
      return finishPage(body, { drawn, headers, cacheControl }, encoding);
    },

    async finishForOne(response, nonce, encoding) {
      if (!isHtml(response) || response.body === null || response.headers.has('Content-Encoding')) {
        const headers = new Headers(response.headers);
        if (isData(response) && !headers.has('Cache-Control')) headers.set('Cache-Control', PERSONAL_CACHE_CONTROL);
        const init = { status: response.status, statusText: response.statusText, headers };
        return new Response(response.body, init);
      }
      const { body: finished, policy } = toBody(await readWhole(response), response, nonce);
      const body = await compressPage(finished, encoding);
      const headers = new Headers(response.headers);
      headers.delete(CONTENT_SOURCES_HEADER);
      const [policyName, policyValue] = policy;
      if (policyName !== undefined && policyValue !== undefined && !headers.has(policyName))
        headers.set(policyName, policyValue);
      if (!headers.has('Cache-Control')) headers.set('Cache-Control', PERSONAL_CACHE_CONTROL);
      headers.append('Vary', 'Accept-Encoding');
      headers.set('Content-Length', String(body.byteLength));
      if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
      return new Response(new Uint8Array(body), { status: response.status, statusText: response.statusText, headers });
    },
  };
}

async function readWhole(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

function isHtml(response: Response): boolean {
  return contentType(response) === 'text/html';
}

function isData(response: Response): boolean {
  return contentType(response) === 'text/x-script';
}

function contentType(response: Response): string {
  return (response.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Only complete, public text that is the same for everyone is cached. */
function isCacheable(response: Response): boolean {
  const { headers } = response;
  const isText = /^text\/|^application\/(?:.+\+)?(?:json|xml)$|^image\/svg\+xml$/.test(contentType(response));
  const isPublic = !/no-store|private|no-cache/i.test(headers.get('Cache-Control') ?? '');
  const differsByCoding = /^(?:\s*accept-encoding\s*,?)*$/i.test(headers.get('Vary') ?? '');
  return (
    response.status === 200 &&
    isText &&
    isPublic &&
    differsByCoding &&
    !headers.has('Set-Cookie') &&
    !headers.has('Content-Encoding')
  );
}

const REWRITTEN_HEADERS = new Set([
  'cache-control',
  'connection',
  'content-length',
  'content-security-policy',
  CONTENT_SOURCES_HEADER.toLowerCase(),
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

function listOwnHeaders(response: Response): HeaderList {
  return [...response.headers].flatMap(([name, value]) => (REWRITTEN_HEADERS.has(name) ? [] : [name, value]));
}
