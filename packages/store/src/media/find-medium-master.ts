import { buffer } from 'node:stream/consumers';
import { findPublishedByIds } from '../content/published/read-published.ts';
import { fileShelf, reader } from '../database/handles.ts';
import type { Store } from '../store.ts';
import { media, type Medium } from './medium.ts';

/** The WebP that all sizes of a library picture are made from. */
export interface MediumMaster {
  /** SHA-256 of its bytes, in hex. */
  readonly sha256: string;
  /** Rejects when the file is missing or unreadable. */
  readonly read: () => Promise<Buffer>;
  /** The focal point of a crop as published; the centre otherwise. */
  readonly focalPoint: Medium['focalPoint'];
}

/**
 * Finds the master of a library picture by the id and the first digits of the hash in its URL. A URL keeps showing the same
 * picture after a replacement, because pages that contain it may be cached anywhere. Undefined when there is none (anymore).
 */
export async function findMediumMaster(
  store: Store,
  { id, hash }: { id: string; hash: string },
): Promise<MediumMaster | undefined> {
  const rows = await reader(store)
    .selectFrom('medium_file')
    .innerJoin('content', 'content.id', 'medium_file.content_id')
    .select(['medium_file.stored_name as storedName', 'medium_file.sha256'])
    .where('medium_file.content_id', '=', id)
    .where('content.deleted_at', 'is', null)
    .execute();
  const row = rows.find(({ sha256 }) => sha256.startsWith(hash));
  if (row === undefined) return undefined;
  const [published] = (await findPublishedByIds(store, media, [id])).values();
  return {
    sha256: row.sha256,
    focalPoint: published?.fields.focalPoint ?? { x: 0.5, y: 0.5 },
    read: async () => {
      const open = await fileShelf(store).find(row.storedName);
      if (open === null) throw new Error(`The content of the picture ${id} is missing`);
      return buffer(open());
    },
  };
}
