import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDirectory } from '../make-directory.ts';
import type { Store } from '../store.ts';
import { makeMaster } from './make-master.ts';
import type { MasterOrder } from './make-master.ts';

/** One that could not be made is tried again after so long: its decoder may have lacked memory. In milliseconds. */
const FAILURE_MS = 24 * 60 * 60 * 1000;

/** What is being made, by the file that it becomes: made once however many ask. */
const underWay = new Map<string, Promise<Buffer | null>>();

/** A picture that is made of another when it is first wanted. */
export interface MadePicture {
  /** The file of a cache that it is kept in: an empty one where it could not be made. */
  readonly kept: string;
  /** Puts what it is made of into a file. */
  readonly fetch: (file: string) => Promise<void>;
  readonly order: Omit<MasterOrder, 'source' | 'target'>;
  /** What the log calls it by. */
  readonly about: object;
}

/**
 * A picture as it was made the first time, in a process of its own. Null when it cannot be made, which is remembered for a day.
 *
 * @throws when what it is made of cannot be fetched
 */
export async function findMadePicture(store: Store, picture: MadePicture): Promise<Buffer | null> {
  const { kept } = picture;
  const known = await readFile(kept).catch(() => null);
  if (known !== null && known.byteLength > 0) return known;
  if (known !== null && !(await isOld(store, kept))) return null;
  const making = underWay.get(kept) ?? make(store, picture).finally(() => underWay.delete(kept));
  underWay.set(kept, making);
  return making;
}

async function isOld(store: Store, failure: string): Promise<boolean> {
  const kept = await stat(failure).catch(() => undefined);
  return kept !== undefined && store.now().getTime() - kept.mtimeMs > FAILURE_MS;
}

async function make(store: Store, { kept, fetch, order, about }: MadePicture): Promise<Buffer | null> {
  const source = path.join(store.incomingDir, randomBytes(16).toString('hex'));
  const target = path.join(store.incomingDir, randomBytes(16).toString('hex'));
  try {
    await fetch(source);
    const made = await makeMaster({ ...order, source, target });
    if (made.code !== 'made') {
      store.log.warn('An image cannot be shown', { ...about, ...made });
      // Each try may hold up the owner's uploads for minutes. A full disk is none of the file's faults.
      if (made.code !== 'not-written') await keep(store, kept, () => writeFile(kept, ''));
      return null;
    }
    const bytes = await readFile(target);
    await keep(store, kept, () => rename(target, kept));
    return bytes;
  } finally {
    await Promise.all([source, target].map((left) => rm(left, { force: true }).catch(() => undefined)));
  }
}

/** What cannot be kept, on a full disk, is made again for the next one who asks. */
async function keep(store: Store, kept: string, put: () => Promise<void>): Promise<void> {
  try {
    makeDirectory(path.dirname(kept));
    await put();
  } catch (error) {
    store.log.warn('A resized image could not be saved', { error });
  }
}
