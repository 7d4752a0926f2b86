import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { matchesEntityTag } from './entity-tag.ts';
import type { Log } from './log.ts';
import {
  parsePictureAddress,
  type MadeAddress,
  type PictureAddress,
  type PictureFile,
  type PictureFormat,
} from './picture-address.ts';
import { createPictureEncoding, type EncodingUrgency } from './picture-encoding.ts';
import { toPictureRecipe } from './picture-recipe.ts';

export interface PictureOptions {
  /** Holds `<name>.webp` for every picture. */
  readonly mastersDir: string;
  /** Made files are kept here; may be emptied at any time. */
  readonly cacheDir: string;
  /** The record of a picture; its hash is part of the address, so that an address never changes its picture. */
  readonly find: (name: string) => { readonly hash: string } | null | undefined;
}

/** What became of a list of pictures that was to be made beforehand. */
export interface WarmedPictures {
  readonly made: number;
  readonly present: number;
  readonly failed: number;
}

export interface PictureDelivery {
  /** Answers `/pictures/<name>.<hash>.<width>.<format>`, making the file at its first request. */
  send(incoming: IncomingMessage, outgoing: ServerResponse, path: string): Promise<void>;
  /** Makes pictures before anyone asks, one at a time and only while nobody waits for another. */
  warm(files: readonly PictureFile[]): Promise<WarmedPictures>;
  stop(): void;
}

const MIME_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Creates the delivery of pictures from masters, with a cache of made files on disk. */
export function createPictureDelivery(options: PictureOptions, log: Log): PictureDelivery {
  const { mastersDir, cacheDir } = options;
  const encoding = createPictureEncoding();
  const underWay = new Map<string, Promise<Buffer>>();
  let isStopped = false;

  /** Makes a file once however many ask; the promise is shared until it is on disk. */
  function make(address: MadeAddress, urgency: EncodingUrgency): Promise<Buffer> {
    const file = toCacheFile(address);
    const started = underWay.get(file);
    if (started !== undefined) return started;
    const making = makeFile(address, file, urgency).finally(() => underWay.delete(file));
    underWay.set(file, making);
    return making;
  }

  async function makeFile(address: MadeAddress, file: string, urgency: EncodingUrgency): Promise<Buffer> {
    const startedAt = performance.now();
    const data = await encoding.encode(masterOf(address), toPictureRecipe(address), urgency);
    log.info('picture made', { file, bytes: data.byteLength, durationMs: Math.round(performance.now() - startedAt) });
    await keep(file, data);
    return data;
  }

  /** Puts a file in place by one rename, so that nobody ever reads half of one. */
  async function keep(file: string, data: Buffer): Promise<void> {
    const temporary = join(cacheDir, `.${randomUUID()}.part`);
    try {
      await mkdir(cacheDir, { recursive: true });
      await writeFile(temporary, data);
      await rename(temporary, join(cacheDir, file));
    } catch (error) {
      // A full disk costs the next visitor a moment, not this one the picture.
      log.warn('A picture could not be kept on disk', { file, error });
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  }

  function findAddress(path: string): PictureAddress | undefined {
    const address = parsePictureAddress(path);
    if (address === undefined) return undefined;
    return options.find(address.name)?.hash.slice(0, 8) === address.hash ? address : undefined;
  }

  function masterOf({ name }: PictureAddress): string {
    return join(mastersDir, `${name}.webp`);
  }

  async function read(address: PictureAddress): Promise<Buffer> {
    if (address.width === 'full') return readFile(masterOf(address));
    try {
      // Files are some tens of kilobytes: one read is quicker than a stream.
      const data = await readFile(join(cacheDir, toCacheFile(address)));
      if (data.byteLength > 0) return data;
    } catch {
      // Not made yet, or not readable: made now.
    }
    return make(address, 'now');
  }

  async function sendPicture(incoming: IncomingMessage, outgoing: ServerResponse, address: PictureAddress | undefined) {
    if (address === undefined) {
      sendText(outgoing, 404, 'Not found\n');
      return;
    }
    const tag = `"${address.hash}-${address.width}-${address.format}"`;
    outgoing.setHeader('ETag', tag);
    outgoing.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    outgoing.setHeader('X-Content-Type-Options', 'nosniff');
    if (matchesEntityTag(incoming.headers['if-none-match'], tag)) {
      outgoing.writeHead(304).end();
      return;
    }
    const data = await read(address);
    outgoing.writeHead(200, { 'Content-Type': MIME_TYPES[address.format], 'Content-Length': data.byteLength });
    outgoing.end(incoming.method === 'HEAD' ? undefined : data);
  }

  return {
    async send(incoming, outgoing, path) {
      try {
        await sendPicture(incoming, outgoing, findAddress(path));
      } catch (error) {
        if (!isStopped) log.error('A picture could not be made', { path, error });
        outgoing.removeHeader('ETag');
        sendText(outgoing, 500, 'This picture cannot be shown at the moment\n');
      }
    },

    async warm(files) {
      const counts = { made: 0, present: 0, failed: 0 };
      for (const file of files) {
        if (isStopped) break;
        const record = options.find(file.name);
        if (record === null || record === undefined) {
          counts.failed += 1;
          continue;
        }
        const address = { ...file, hash: record.hash.slice(0, 8) };
        try {
          if (await isPresent(join(cacheDir, toCacheFile(address)))) counts.present += 1;
          else {
            await make(address, 'later');
            counts.made += 1;
          }
        } catch (error) {
          if (isStopped) break;
          counts.failed += 1;
          log.warn('A picture could not be made beforehand', { file: toCacheFile(address), error });
        }
      }
      return counts;
    },

    stop() {
      isStopped = true;
      encoding.stop();
    },
  };
}

function toCacheFile({ name, hash, width, format }: MadeAddress): string {
  // A name has single dashes and slashes but no underscore, so this is unambiguous.
  return `${name.replaceAll('/', '__')}.${hash}.${width}.${format}`;
}

async function isPresent(path: string): Promise<boolean> {
  return stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );
}

function sendText(outgoing: ServerResponse, status: number, text: string) {
  outgoing.setHeader('Cache-Control', 'no-store');
  outgoing
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(text) })
    .end(text);
}
