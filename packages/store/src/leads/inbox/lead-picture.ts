import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { mediaTypes } from '@showroom/catalog-data/limits';
import { findMadePicture } from '../../media/made-picture.ts';
import type { Store } from '../../store.ts';
import { leadPicturePath, type LeadPictureSize } from '../lead-picture-cache.ts';
import { findLeadFile } from './find-lead.ts';

/** In pixels. `small` is twice the size in the inbox; the other fills a window. */
const longestSides: Readonly<Record<LeadPictureSize, number>> = { small: 640, whole: 2400 };

/**
 * Returns an attached picture as an upright WebP without location data. It is made in a separate process when first requested,
 * because visitors' files are untrusted, and cached. A failure is cached for a day.
 *
 * Null when there is no such file, or it is no readable picture.
 */
export async function findLeadPicture(
  store: Store,
  { leadId, fileId, size }: { leadId: string; fileId: string; size: LeadPictureSize },
): Promise<Buffer | null> {
  const file = await findLeadFile(store, leadId, fileId);
  const type = mediaTypes.find((known) => known === file?.type);
  if (file === null || type === undefined) return null;
  return findMadePicture(store, {
    cacheFile: leadPicturePath(store, file.id, size),
    fetch: (path) => pipeline(file.read(), createWriteStream(path, { mode: 0o600 })),
    order: { type, longestSide: longestSides[size] },
    about: { fileId: file.id },
  });
}
