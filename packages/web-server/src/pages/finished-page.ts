import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';
import { buildEntityTag } from './entity-tag.ts';
import type { HeaderList } from '../security/security-headers.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quality for the visitor who waits, and for the many after. */
export const QUICK_BROTLI_QUALITY = 5;
export const BEST_BROTLI_QUALITY = 11;

/** One coding of a page: the bytes, and the headers that go with them. */
export interface PageVariant {
  readonly body: Buffer;
  readonly headers: HeaderList;
}

/** A page rendered to the end, in every coding, ready to be sent by one write. */
export interface FinishedPage {
  readonly tag: string;
  readonly variants: Record<Encoding, PageVariant>;
  readonly notModifiedHeaders: HeaderList;
  readonly bytes: number;
}

/**
 * Compresses a page and lays out its headers.
 *
 * @param headers all headers but those of coding, length and tag.
 */
export async function finishPage(text: string, headers: HeaderList, cacheControl: string): Promise<FinishedPage> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([compressPage(identity, 'br'), compressPage(identity, 'gzip')]);
  const tag = buildEntityTag(identity, headers.join('\n'));
  const shared = ['ETag', tag, 'Cache-Control', cacheControl, 'Vary', 'Accept-Encoding'];
  return {
    tag,
    variants: {
      br: toVariant(br, 'br', [...headers, ...shared]),
      gzip: toVariant(gzipped, 'gzip', [...headers, ...shared]),
      identity: toVariant(identity, 'identity', [...headers, ...shared]),
    },
    notModifiedHeaders: shared,
    bytes: identity.byteLength + br.byteLength + gzipped.byteLength,
  };
}

/** The same page with its brotli bytes compressed again, as far as they go. Takes tens of milliseconds, off the main thread. */
export async function recompressPage(page: FinishedPage): Promise<FinishedPage> {
  const body = await compressPage(page.variants.identity.body, 'br', BEST_BROTLI_QUALITY);
  const { br } = page.variants;
  if (body.byteLength >= br.body.byteLength) return page;
  const headers = br.headers.with(br.headers.indexOf('Content-Length') + 1, String(body.byteLength));
  return {
    ...page,
    variants: { ...page.variants, br: { body, headers } },
    bytes: page.bytes - br.body.byteLength + body.byteLength,
  };
}

/** Compresses text for one visitor or for many. */
export async function compressPage(body: Buffer, encoding: Encoding, quality = QUICK_BROTLI_QUALITY): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return compressGzip(body, { level: 6 });
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

function toVariant(body: Buffer, encoding: Encoding, headers: HeaderList): PageVariant {
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  return { body, headers: [...headers, ...coding, 'Content-Length', String(body.byteLength)] };
}
