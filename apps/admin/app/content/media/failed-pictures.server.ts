import { join } from 'node:path';
import { findMediumOfName } from '@showroom/app-frame/medium-picture-name';
import { findContent } from '@showroom/store/admin/find-content';
import { media } from '@showroom/store/media';
import type { Store } from '@showroom/store/open-store';
import { clearFailures, listFailedFiles } from '@showroom/web-server/failed-pictures';

/** A picture of which a size could not be made in three tries. */
export interface FailedPicture {
  /** Of the library; null for one that came with the catalogue. */
  readonly id: string | null;
  readonly name: string;
}

const folderOf = (store: Store) => join(store.dataDir, 'cache', 'pictures');

/** The pictures that failed, each once; those that are gone from the library are not among them. */
export async function listFailedPictures(store: Store): Promise<FailedPicture[]> {
  const names = new Set((await listFailedFiles(folderOf(store))).map(toPictureName));
  const pictures = await Promise.all(
    [...names].map(async (name) => {
      const id = findMediumOfName(name);
      if (id === undefined) return { id: null, name };
      const found = await findContent(store, media, id);
      return found === undefined ? undefined : { id, name: found.fields.name };
    }),
  );
  return pictures.filter((picture) => picture !== undefined);
}

/** Lets all of them be made again, each the next time that a page shows it. */
export async function retryFailedPictures(store: Store): Promise<void> {
  await clearFailures(folderOf(store), await listFailedFiles(folderOf(store)));
}

/** `media__<id>.<hash>.<width>.<format>` is a file of `media/<id>`; see `toFileName` of web-server. */
function toPictureName(file: string): string {
  return (file.split('.', 1)[0] ?? '').replaceAll('__', '/');
}
