import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { mediaTypes } from '@showroom/catalog-data/limits';
import { findMadePicture } from '../../media/made-picture.ts';
import type { Store } from '../../store.ts';
import { leadPicturePath, type LeadPictureSize } from '../lead-picture-cache.ts';
import { findLeadFile } from './find-lead.ts';

/** Beside a line of the inbox's page, twice as wide as it is drawn; and as large as a window, for a look at it whole. */
const longestSides: Readonly<Record<LeadPictureSize, number>> = { small: 640, whole: 2400 };

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
  return findMadePicture(store, {
    kept: leadPicturePath(store, file.id, size),
    fetch: (path) => pipeline(file.read(), createWriteStream(path, { mode: 0o600 })),
    order: { type, longestSide: longestSides[size] },
    about: { fileId: file.id },
  });
}
