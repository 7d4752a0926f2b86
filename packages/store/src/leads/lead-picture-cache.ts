import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../database/database-errors.ts';
import { reader } from '../database/handles.ts';
import type { Store } from '../store.ts';

const sizes = ['small', 'whole'] as const;
export type LeadPictureSize = (typeof sizes)[number];

/** Where the converted picture is cached. An empty file means that it could not be made. */
export function leadPicturePath(store: Store, fileId: string, size: LeadPictureSize): string {
  return path.join(cacheOf(store), `${fileId}.${size}.webp`);
}

export async function removeLeadPictures(store: Store, files: readonly { readonly id: string }[]): Promise<void> {
  const paths = files.flatMap(({ id }) => sizes.map((size) => leadPicturePath(store, id, size)));
  await Promise.all(paths.map((each) => rm(each, { force: true })));
}

/** Deletes the cached pictures of leads that were deleted on another machine. */
export async function sweepLeadPictures(store: Store): Promise<void> {
  const names = await readdir(cacheOf(store)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const [id = ''] = name.split('.');
    const file = reader(store).selectFrom('lead_file').select('id').where('id', '=', id);
    if ((await file.executeTakeFirst()) === undefined) await rm(path.join(cacheOf(store), name), { force: true });
  }
}

function cacheOf(store: Store): string {
  return path.join(store.dataDir, 'cache', 'lead-pictures');
}
