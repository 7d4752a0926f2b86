import { buffer } from 'node:stream/consumers';
import { findPublishedByIds } from '../content/published/read-published.ts';
import { fileShelf, reader } from '../database/handles.ts';
import type { Store } from '../store.ts';
import { media, type Medium } from './medium.ts';

/** What the sizes of a picture of the library are made of: a WebP. */
export interface MediumMaster {
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly sha256: string;
  /** Rejects when the content of the file is gone or cannot be read. */
  readonly read: () => Promise<Buffer>;
  /** What a crop keeps in view, as the picture is published; the middle where it is not. */
  readonly focalPoint: Medium['focalPoint'];
}

/**
 * Finds the master of a picture of the library by what its address says: the medium's id and the first digits of the hash.
 * An address that was given once leads to the same picture also after that was replaced, as long as it is in the library:
 * pages that name it may be kept anywhere. Undefined when there is none, or no longer.
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
