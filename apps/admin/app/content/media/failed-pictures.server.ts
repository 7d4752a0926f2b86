import { join } from 'node:path';
import { findMediumOfName } from '@showroom/app-frame/medium-picture-name';
import { findContent, media, type Store } from '@showroom/store/admin';
import { clearFailures, listFailedFiles } from '@showroom/web-server/failed-pictures';

export interface FailedPicture {
  /** The id in the library; null for a picture of the catalogue. */
  readonly id: string | null;
  readonly name: string;
}

const folderOf = (store: Store) => join(store.dataDir, 'cache', 'pictures');

/** The failed pictures, each once; deleted ones are left out. */
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

/** Retries the next time a page shows them. */
export async function retryFailedPictures(store: Store): Promise<void> {
  await clearFailures(folderOf(store), await listFailedFiles(folderOf(store)));
}

/** `media__<id>.<hash>.<width>.<format>` is a file of `media/<id>`; see `toFileName` of web-server. */
function toPictureName(file: string): string {
  return (file.split('.', 1)[0] ?? '').replaceAll('__', '/');
}
