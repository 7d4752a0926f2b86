import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDirectory } from '../make-directory.ts';
import type { Store } from '../store.ts';
import { makeMaster } from './make-master.ts';
import type { MasterOrder } from './make-master.ts';

/** When to retry a picture that could not be made: its decoder may have lacked memory. In milliseconds. */
const FAILURE_MS = 24 * 60 * 60 * 1000;

/** Pictures being made, by file, so that each is made once for any number of requests. */
const underWay = new Map<string, Promise<Buffer | null>>();

/** A picture that is made from another on first use. */
export interface MadePicture {
  /** An empty file means that it could not be made. */
  readonly cacheFile: string;
  /** Copies the source into a file. */
  readonly fetch: (file: string) => Promise<void>;
  readonly order: Omit<MasterOrder, 'source' | 'target'>;
  /** Context for the log. */
  readonly about: object;
}

/**
 * Returns a picture from the cache, or makes it in a separate process. Null when it can't be made, which is remembered for a day.
 *
 * @throws when its source can't be read
 */
export async function findMadePicture(store: Store, picture: MadePicture): Promise<Buffer | null> {
  const { cacheFile } = picture;
  const known = await readFile(cacheFile).catch(() => null);
  if (known !== null && known.byteLength > 0) return known;
  if (known !== null && !(await isOld(store, cacheFile))) return null;
  const making = underWay.get(cacheFile) ?? make(store, picture).finally(() => underWay.delete(cacheFile));
  underWay.set(cacheFile, making);
  return making;
}

async function isOld(store: Store, failure: string): Promise<boolean> {
  const stats = await stat(failure).catch(() => undefined);
  return stats !== undefined && store.now().getTime() - stats.mtimeMs > FAILURE_MS;
}

async function make(store: Store, { cacheFile, fetch, order, about }: MadePicture): Promise<Buffer | null> {
  const source = path.join(store.incomingDir, randomBytes(16).toString('hex'));
  const target = path.join(store.incomingDir, randomBytes(16).toString('hex'));
  try {
    await fetch(source);
    const made = await makeMaster({ ...order, source, target });
    if (made.code !== 'made') {
      store.log.warn('An image cannot be shown', { ...about, ...made });
      // A retry may delay the owner's uploads for minutes. A full disk is not the file's fault.
      if (made.code !== 'not-written') await saveToCache(store, cacheFile, () => writeFile(cacheFile, ''));
      return null;
    }
    const bytes = await readFile(target);
    await saveToCache(store, cacheFile, () => rename(target, cacheFile));
    return bytes;
  } finally {
    await Promise.all([source, target].map((left) => rm(left, { force: true }).catch(() => undefined)));
  }
}

/** If it can't be cached, on a full disk, the next request makes it again. */
async function saveToCache(store: Store, cacheFile: string, put: () => Promise<void>): Promise<void> {
  try {
    makeDirectory(path.dirname(cacheFile));
    await put();
  } catch (error) {
    store.log.warn('A resized image could not be saved', { error });
  }
}
