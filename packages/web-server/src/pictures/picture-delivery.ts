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

/** What the sizes of a picture are made of. */
export interface PictureMaster {
  /** Of its bytes: the first eight digits are part of the path, so that a path never changes its picture. */
  readonly hash: string;
  /** The whole of it: a WebP, or, where it has layers, an SVG. */
  readonly read: () => Promise<Uint8Array>;
  /** What a crop keeps in view, as shares from the top left; the middle where nothing is said. Only a social card is cropped. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
  /** The pictures that lie on a drawing of the size of a social card, which is made as such and in no other size. */
  readonly readLayers?: () => Promise<readonly PictureLayer[]>;
}

/**
 * Finds the master of a picture: the one with the hash of an address, as a picture that was replaced may have several;
 * without one the present one. Undefined where there is none.
 */
export type FindMaster = (
  name: string,
  hash?: string,
) => PictureMaster | undefined | Promise<PictureMaster | undefined>;

export interface PictureOptions {
  /** Made files are kept here; may be emptied at any time. */
  readonly cacheDir: string;
  readonly find: FindMaster;
}

/** What became of a list of pictures that was to be made beforehand. */
export interface WarmedPictures {
  readonly made: number;
  readonly present: number;
  readonly failed: number;
}

export interface PictureDelivery {
  /**
   * Answers `/pictures/<name>.<hash>.<width>.<format>`. A file that is not made yet is made behind the answer, which is
   * the nearest size there is, or the master, under a short life. Only social cards, for which nothing can stand in, wait.
   */
  send(incoming: IncomingMessage, outgoing: ServerResponse, path: string): Promise<void>;
  /** Makes pictures before anyone asks, one at a time and only while no one waits for another. */
  warm(files: readonly PictureFile[]): Promise<WarmedPictures>;
  stop(): void;
}

const MIME_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const KEEP_FOR_GOOD = 'public, max-age=31536000, immutable';
/** About as long as making a page's pictures takes. */
const KEEP_SHORTLY = 'public, max-age=30';
/** A master beyond it would hold up a phone for longer than it is worth, when there is anything smaller. */
const HEAVY_BYTES = 200_000;
/** A master beyond it, a photo of the owner's, is never sent in place of a size: a small one is made sooner than it arrives. */
const TOO_HEAVY_BYTES = 400_000;

interface FoundPicture {
  readonly picture: AskedPicture;
  readonly data: Uint8Array;
}

/** What an address asks for, and what that is made of. */
interface FoundAddress {
  readonly asked: AskedPicture;
  readonly master: PictureMaster;
}

/** Creates the delivery of pictures from masters, with a cache of made files on disk. */
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

  /** Makes a file once however many ask; the promise is shared until it is on disk. */
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
    // Not even for one who waits: it would end the encoder, and with it the picture that is made beside it.
    if (await givenUp.has(file)) throw new FailedPictureError(file);
    const layers = (await master.readLayers?.()) ?? [];
    const source = { data: await master.read(), layers, focalPoint: master.focalPoint };
    const data = await encode(file, source, toPictureRecipe(picture), urgency);
    // Those made beforehand are hundreds at a first start: one line tells of them all.
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

  /** The nearest that can be sent at once in place of a file; undefined when there is nothing that can be read. */
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

  /** What was asked for, made now when nothing can stand in for it. */
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

/** It could not be made three times; the owner sees that, and lets it be tried again. */
class FailedPictureError extends Error {
  constructor(file: string) {
    super(`${file} was given up after three tries`);
  }
}

/** The tag of a file, or of what is sent in its place: another one, so that the file replaces it. */
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
