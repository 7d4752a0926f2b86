import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEntityTag } from '../pages/entity-tag.ts';
import type { Log } from '../process/log.ts';
import { openFailedPictures } from './failed-pictures.ts';
import { openMadePictures, toFileName } from './made-pictures.ts';
import {
  parsePicturePath,
  type MadePicture,
  type AskedPicture,
  type PictureFile,
  type PictureFormat,
} from './picture-path.ts';
import { createPictureEncoding, type EncodingUrgency, type PictureLayer } from './picture-encoding.ts';
import { toPictureRecipe } from './picture-recipe.ts';
import { listStandIns } from './picture-stand-ins.ts';
import { createWantedPictures } from './wanted-pictures.ts';

export type { PictureLayer };

export interface PictureMaster {
  /** The first eight digits are part of the path, so that a path never changes its picture. */
  readonly hash: string;
  /** A WebP, or an SVG if it has layers. */
  readonly read: () => Promise<Uint8Array>;
  /** Focal point of crops, as shares from the top left; the centre by default. Only social cards are cropped. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
  /** Pictures placed on a drawing of social card size, which is made in no other size. */
  readonly readLayers?: () => Promise<readonly PictureLayer[]>;
}

/**
 * Finds the master with a URL's hash, since a replaced picture may have several; the current one without a hash. Undefined when
 * there is none.
 */
export type FindMaster = (
  name: string,
  hash?: string,
) => PictureMaster | undefined | Promise<PictureMaster | undefined>;

export interface PictureOptions {
  /** Cache of made files; may be emptied at any time. */
  readonly cacheDir: string;
  readonly find: FindMaster;
}

export interface WarmedPictures {
  readonly made: number;
  readonly present: number;
  readonly failed: number;
}

export interface PictureDelivery {
  /**
   * Answers `/pictures/<name>.<hash>.<width>.<format>`. A missing file is made in the background, while the response is the
   * nearest size or the master, with a short lifetime. Only social cards, which have no substitute, are waited for.
   */
  send(incoming: IncomingMessage, outgoing: ServerResponse, path: string): Promise<void>;
  /** Makes pictures in advance, one at a time and only while no visitor waits for another. */
  warm(files: readonly PictureFile[]): Promise<WarmedPictures>;
  stop(): void;
}

const MIME_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const KEEP_FOR_GOOD = 'public, max-age=31536000, immutable';
/** About as long as making the pictures of a page takes. */
const KEEP_SHORTLY = 'public, max-age=30';
/** A larger master is not sent to phones if there is anything smaller. */
const HEAVY_BYTES = 200_000;
/** A larger master, such as an owner's photo, is never sent as a substitute: making a small size is faster. */
const TOO_HEAVY_BYTES = 400_000;

interface FoundPicture {
  readonly picture: AskedPicture;
  readonly data: Uint8Array;
}

interface FoundAddress {
  readonly asked: AskedPicture;
  readonly master: PictureMaster;
}

/** Creates the delivery of pictures, with a cache on disk. */
export function createPictureDelivery(options: PictureOptions, log: Log): PictureDelivery {
  const made = openMadePictures(options.cacheDir, log);
  const givenUp = openFailedPictures(options.cacheDir);
  const encoding = createPictureEncoding();
  const underWay = new Map<string, Promise<Buffer>>();
  const wanted = createWantedPictures<{ picture: MadePicture; master: PictureMaster }>({
    make: async ({ picture, master }) => {
      if (!(await givenUp.has(toFileName(picture)))) await make(picture, master, 'soon');
    },
    onFailure: (file, error) => log.error('An image could not be resized', { file, error }),
  });
  let isStopped = false;

  /** Makes a file once for concurrent requests; the promise is shared until it is on disk. */
  function make(picture: MadePicture, master: PictureMaster, urgency: EncodingUrgency): Promise<Buffer> {
    const file = toFileName(picture);
    const started = underWay.get(file);
    if (started !== undefined) return started;
    const making = makeFile(picture, master, urgency).finally(() => underWay.delete(file));
    underWay.set(file, making);
    return making;
  }

  async function makeFile(picture: MadePicture, master: PictureMaster, urgency: EncodingUrgency): Promise<Buffer> {
    const startedAt = performance.now();
    const file = toFileName(picture);
    // Not even for a waiting visitor: it would crash the encoder and the picture made next to it.
    if (await givenUp.has(file)) throw new FailedPictureError(file);
    const layers = (await master.readLayers?.()) ?? [];
    const source = { data: await master.read(), layers, focalPoint: master.focalPoint };
    const data = await encode(file, source, toPictureRecipe(picture), urgency);
    // The first start makes hundreds in advance, which are logged in one line.
    if (urgency !== 'later')
      log.info('image resized', {
        file,
        bytes: data.byteLength,
        durationMs: Math.round(performance.now() - startedAt),
      });
    await made.keep(picture, data);
    return data;
  }

  async function encode(file: string, ...order: Parameters<typeof encoding.encode>): Promise<Buffer> {
    try {
      const data = await encoding.encode(...order);
      givenUp.noteSuccess(file);
      return data;
    } catch (error) {
      if (!isStopped) await givenUp.noteFailure(file);
      throw error;
    }
  }

  async function findAddress(path: string): Promise<FoundAddress | undefined> {
    const asked = parsePicturePath(path);
    if (asked === undefined) return undefined;
    const master = await options.find(asked.name, asked.hash);
    if (master?.hash.slice(0, 8) !== asked.hash) return undefined;
    const isForCards = master.readLayers !== undefined || master.focalPoint !== undefined;
    return isForCards && asked.format !== 'jpg' ? undefined : { asked, master };
  }

  /** Finds the nearest substitute that can be sent right away; undefined when none is readable. */
  async function findStandIn(
    asked: MadePicture,
    source: PictureMaster,
    accept: string | undefined,
  ): Promise<FoundPicture | undefined> {
    const { wideEnough, narrower, canBeMaster } = listStandIns(asked, accept);
    const wider = await made.readFirst(wideEnough);
    if (wider !== undefined) return wider;
    const master = canBeMaster ? await readMaster(asked, source) : undefined;
    if (master !== undefined && master.data.byteLength <= HEAVY_BYTES) return master;
    const narrow = await made.readFirst(narrower);
    if (narrow !== undefined || master === undefined || master.data.byteLength <= TOO_HEAVY_BYTES) {
      return narrow ?? master;
    }
    const small: MadePicture = { ...asked, width: 800, format: 'webp' };
    if (toFileName(small) === toFileName(asked)) return undefined;
    return { picture: small, data: await make(small, source, 'now') };
  }

  async function readMaster({ name, hash }: AskedPicture, master: PictureMaster): Promise<FoundPicture | undefined> {
    try {
      return { picture: { name, hash, width: 'full', format: 'webp' }, data: await master.read() };
    } catch {
      return undefined;
    }
  }

  async function findOrMakePicture({ asked, master }: FoundAddress, accept: string | undefined): Promise<FoundPicture> {
    if (asked.width === 'full') return { picture: asked, data: await master.read() };
    const data = await made.read(asked);
    if (data !== undefined) return { picture: asked, data };
    const standIn = await findStandIn(asked, master, accept);
    if (standIn === undefined) return { picture: asked, data: await make(asked, master, 'now') };
    wanted.add(toFileName(asked), { picture: asked, master });
    return standIn;
  }

  async function sendPicture(incoming: IncomingMessage, outgoing: ServerResponse, found: FoundAddress | undefined) {
    if (found === undefined) {
      sendText(outgoing, 404, 'Not found\n');
      return;
    }
    const { asked } = found;
    const { 'if-none-match': ifNoneMatch, accept } = incoming.headers;
    outgoing.setHeader('X-Content-Type-Options', 'nosniff');
    const tag = toEntityTag(asked);
    if (matchesEntityTag(ifNoneMatch, tag)) {
      outgoing.writeHead(304, { ETag: tag, 'Cache-Control': KEEP_FOR_GOOD }).end();
      return;
    }
    const { picture, data } = await findOrMakePicture(found, accept);
    const isStandIn = picture !== asked;
    const headers = isStandIn
      ? { ETag: toEntityTag(asked, picture), 'Cache-Control': KEEP_SHORTLY, Vary: 'Accept' }
      : { ETag: tag, 'Cache-Control': KEEP_FOR_GOOD };
    if (matchesEntityTag(ifNoneMatch, headers.ETag)) {
      outgoing.writeHead(304, headers).end();
      return;
    }
    outgoing.writeHead(200, {
      ...headers,
      'Content-Type': MIME_TYPES[picture.format],
      'Content-Length': data.byteLength,
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : data);
  }

  return {
    async send(incoming, outgoing, path) {
      try {
        await sendPicture(incoming, outgoing, await findAddress(path));
      } catch (error) {
        if (!isStopped && !(error instanceof FailedPictureError))
          log.error('An image could not be resized', { path, error });
        sendText(outgoing, 500, 'This image can’t be shown at the moment\n');
      }
    },

    async warm(files) {
      const counts = { made: 0, present: 0, failed: 0 };
      for (const file of files) {
        if (isStopped) break;
        const master = await options.find(file.name);
        if (master === undefined) {
          counts.failed += 1;
          continue;
        }
        const picture = { ...file, hash: master.hash.slice(0, 8) };
        try {
          if (await made.isMade(picture)) counts.present += 1;
          else {
            await make(picture, master, 'later');
            counts.made += 1;
          }
        } catch (error) {
          if (isStopped) break;
          counts.failed += 1;
          log.warn('An image could not be resized in advance', { file: toFileName(picture), error });
        }
      }
      log.info('images resized in advance', counts);
      return counts;
    },

    stop() {
      isStopped = true;
      wanted.stop();
      encoding.stop();
    },
  };
}

/** The file failed three times; the owner can retry it. */
class FailedPictureError extends Error {
  constructor(file: string) {
    super(`${file} was given up after three tries`);
  }
}

/** The tag of a file or its substitute; they differ, so that the file replaces it. */
function toEntityTag({ hash, width, format }: AskedPicture, standIn?: AskedPicture): string {
  const instead = standIn === undefined ? '' : `-by-${standIn.width}-${standIn.format}`;
  return `"${hash}-${width}-${format}${instead}"`;
}

function sendText(outgoing: ServerResponse, status: number, text: string) {
  outgoing.setHeader('Cache-Control', 'no-store');
  outgoing
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(text) })
    .end(text);
}
