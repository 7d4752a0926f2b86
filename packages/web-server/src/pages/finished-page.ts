import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { HeaderList } from '../security/security-headers.ts';
import type { Encoding } from './accepted-encoding.ts';
import { buildEntityTag } from './entity-tag.ts';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Quality for the visitor who waits, and for the many after. */
const QUICK_BROTLI_QUALITY = 5;
const BEST_BROTLI_QUALITY = 11;

/** One coding of a page: the bytes, and the headers that go with them. */
export interface PageVariant {
  readonly body: Buffer;
  /** All but Cache-Control, which depends on when it is sent. */
  readonly headers: HeaderList;
}

/** A page rendered to the end, ready to be sent by one write: in brotli or as it is, and in what else was asked for. */
export interface FinishedPage extends PageFacts {
  readonly tag: string;
  readonly variants: Readonly<Record<Encoding, PageVariant | undefined>>;
  /** Of all variants together. */
  readonly bytes: number;
  /** Recompressed: as small as it gets. */
  readonly isSmallest: boolean;
}

interface PageFacts {
  /** Differs when what the app drew does. */
  readonly drawn: string;
  /** What caches in front may do with it, while nothing is scheduled. */
  readonly cacheControl: string;
  /** Of every coding alike. */
  readonly headers: HeaderList;
}

/**
 * Compresses a page for the visitor who waits and lays out its headers. The other codings wait until someone asks; what
 * brotli gives back is not held a second time, as it weighs five times as much.
 *
 * @param headers all headers but those of coding, length, tag and caching
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

/** The same page with one more coding; itself when it has that already. */
export async function addVariant(page: FinishedPage, encoding: Encoding): Promise<FinishedPage> {
  if (page.variants[encoding] !== undefined) return page;
  const body = await compressPage(await readIdentity(page), encoding);
  return withBodies(page, { ...listBodies(page), [encoding]: body });
}

/**
 * The same page as small as it gets: in brotli and gzip, and no more as it is, which weighs five times both. Takes some
 * hundred milliseconds, off the main thread.
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

/** Compresses text for one visitor or for many. */
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
 * The window, as a power of two, in which a whole page has room. A larger one finds nothing more, and takes four megabytes
 * for each page that is compressed, which its thread keeps.
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
