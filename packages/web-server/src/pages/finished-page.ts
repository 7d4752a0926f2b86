import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { HeaderList } from '../security/security-headers.ts';
import type { Encoding } from './accepted-encoding.ts';
import { buildEntityTag } from './entity-tag.ts';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** The quick quality is for the visitor who waits, the best for everyone after. */
const QUICK_BROTLI_QUALITY = 5;
const BEST_BROTLI_QUALITY = 11;

/** A page in one encoding, with its headers. */
export interface PageVariant {
  readonly body: Buffer;
  /** Without Cache-Control, which depends on the time of sending. */
  readonly headers: HeaderList;
}

/** A completely rendered page in brotli or uncompressed, and in other encodings that were requested. */
export interface FinishedPage extends PageFacts {
  readonly tag: string;
  readonly variants: Readonly<Record<Encoding, PageVariant | undefined>>;
  readonly bytes: number;
  /** Recompressed at the best quality. */
  readonly isSmallest: boolean;
}

interface PageFacts {
  /** A hash of what the app rendered. */
  readonly drawn: string;
  /** What caches may do while nothing is scheduled. */
  readonly cacheControl: string;
  readonly headers: HeaderList;
}

/**
 * Compresses a page for the waiting visitor and prepares its headers. Other encodings follow on request. The uncompressed page is
 * not kept, because brotli restores it and it is five times as large.
 *
 * @param headers without those for encoding, length, tag and caching
 */
export async function finishPage(body: Buffer, facts: PageFacts, encoding: Encoding): Promise<FinishedPage> {
  const tag = buildEntityTag(body, facts.headers.join('\n'));
  const headers = [...facts.headers, 'ETag', tag, 'Vary', 'Accept-Encoding'];
  const compressed = await compressPage(body, encoding);
  return withBodies(
    { ...facts, tag, headers, isSmallest: false },
    encoding === 'br' ? { br: compressed } : { identity: body, [encoding]: compressed },
  );
}

export async function addVariant(page: FinishedPage, encoding: Encoding): Promise<FinishedPage> {
  if (page.variants[encoding] !== undefined) return page;
  const body = await compressPage(await readIdentity(page), encoding);
  return withBodies(page, { ...listBodies(page), [encoding]: body });
}

/**
 * Compresses a page at the best quality, in brotli and gzip, and drops the uncompressed variant, which is five times as large.
 * Takes some hundred milliseconds, off the main thread.
 */
export async function recompressPage(page: FinishedPage): Promise<FinishedPage> {
  const identity = await readIdentity(page);
  const smallest = await compressPage(identity, 'br', BEST_BROTLI_QUALITY);
  const quick = page.variants.br?.body;
  return withBodies(
    { ...page, isSmallest: true },
    {
      br: quick !== undefined && quick.byteLength <= smallest.byteLength ? quick : smallest,
      gzip: page.variants.gzip?.body ?? (await compressPage(identity, 'gzip')),
    },
  );
}

export async function compressPage(body: Buffer, encoding: Encoding, quality = QUICK_BROTLI_QUALITY): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return compressGzip(body, { level: 6 });
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      [constants.BROTLI_PARAM_LGWIN]: toWindowBits(body.byteLength),
    },
  });
}

/**
 * Returns the smallest window, as a power of two, that fits the page. A larger one compresses no better and takes four megabytes
 * per page, which its thread keeps.
 */
function toWindowBits(bytes: number): number {
  return Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes))));
}

async function readIdentity({ variants }: FinishedPage): Promise<Buffer> {
  if (variants.identity !== undefined) return variants.identity.body;
  if (variants.br === undefined) throw new Error('A finished page no longer has its text');
  return decompressBrotli(variants.br.body);
}

type Bodies = Readonly<Partial<Record<Encoding, Buffer | undefined>>>;

function listBodies({ variants }: FinishedPage): Bodies {
  return { br: variants.br?.body, gzip: variants.gzip?.body, identity: variants.identity?.body };
}

function withBodies(page: Omit<FinishedPage, 'variants' | 'bytes'>, bodies: Bodies): FinishedPage {
  const toVariant = (encoding: Encoding): PageVariant | undefined => {
    const body = bodies[encoding];
    if (body === undefined) return undefined;
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    return { body, headers: [...page.headers, ...coding, 'Content-Length', String(body.byteLength)] };
  };
  const variants = { br: toVariant('br'), gzip: toVariant('gzip'), identity: toVariant('identity') };
  const bytes = Object.values(bodies).reduce((sum, body) => sum + (body?.byteLength ?? 0), 0);
  return { ...page, variants, bytes };
}
