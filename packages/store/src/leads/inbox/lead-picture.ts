import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mediaTypes, type MediaType } from '@showroom/catalog-data/limits';
import { makeDirectory } from '../../make-directory.ts';
import { makeMaster } from '../../media/make-master.ts';
import type { Store } from '../../store.ts';
import { leadPicturePath, type LeadPictureSize } from '../lead-picture-cache.ts';
import { findLeadFile, type LeadFileContent } from './find-lead.ts';

/** Beside a line of the inbox's page, twice as wide as it is drawn; and as large as a window, for a look at it whole. */
const longestSides: Readonly<Record<LeadPictureSize, number>> = { small: 640, whole: 2400 };

/** What is being made, by the file that it becomes: made once however many ask. */
const underWay = new Map<string, Promise<Buffer | null>>();

/**
 * A picture that a visitor attached, as every browser shows it: a WebP, upright, without a word of where it was taken. It is made in
 * a process of its own when it is first asked for, as what is in the file is a stranger's, and kept in the cache; so is, for a day,
 * that it could not be made.
 *
 * Null when the lead has no such file, or that is no picture, or none that can be read.
 */
export async function findLeadPicture(
  store: Store,
  { leadId, fileId, size }: { leadId: string; fileId: string; size: LeadPictureSize },
): Promise<Buffer | null> {
  const file = await findLeadFile(store, leadId, fileId);
  const type = mediaTypes.find((known) => known === file?.type);
  if (file === null || type === undefined) return null;
  const made = leadPicturePath(store, file.id, size);
  const known = await readFile(made).catch(() => null);
  if (known !== null) return known.byteLength === 0 ? null : known;
  const making = underWay.get(made) ?? make(store, { made, file, type, size }).finally(() => underWay.delete(made));
  underWay.set(made, making);
  return making;
}

interface Wanted {
  /** Where it is kept. */
  readonly made: string;
  readonly file: LeadFileContent;
  readonly type: MediaType;
  readonly size: LeadPictureSize;
}

async function make(store: Store, { made, file, type, size }: Wanted): Promise<Buffer | null> {
  const source = path.join(store.incomingDir, randomBytes(16).toString('hex'));
  const target = path.join(store.incomingDir, randomBytes(16).toString('hex'));
  try {
    await pipeline(file.read(), createWriteStream(source, { mode: 0o600 }));
    const master = await makeMaster({ source, target, type, longestSide: longestSides[size] });
    if (master.code !== 'made') {
      store.log.warn('A picture that a visitor attached cannot be shown', { fileId: file.id, ...master });
      // Each try may hold up the owner's uploads for minutes. A full disk is none of the file's faults.
      if (master.code !== 'not-written') await keep(store, made, () => writeFile(made, ''));
      return null;
    }
    const bytes = await readFile(target);
    await keep(store, made, () => rename(target, made));
    return bytes;
  } finally {
    await Promise.all([source, target].map((left) => rm(left, { force: true }).catch(() => undefined)));
  }
}

/** What cannot be kept, on a full disk, is made again for the next one who asks. */
async function keep(store: Store, made: string, put: () => Promise<void>): Promise<void> {
  try {
    makeDirectory(path.dirname(made));
    await put();
  } catch (error) {
    store.log.warn('A picture that a visitor attached could not be kept', { error });
  }
}
