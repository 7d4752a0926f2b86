import { listSiteEntries } from '@showroom/catalog-data/site-entries';
import { findPicture } from '@showroom/pictures/picture-records';
import type { Store } from '@showroom/store/open-store';
import { listContentEntries } from '../app/search/content-entries.server.ts';
import { toResultSource } from '../app/search/result-picture.tsx';
import { listPicturePaths } from './pictures.ts';

/** The paths of the pictures that results of the search show: no page has all of them. */
export async function listPictureOfResults(store: Store): Promise<readonly string[]> {
  const entries = [...listSiteEntries(), ...(await listContentEntries(store))];
  // What the owner uploaded is in the files of pages that show it.
  const records = entries.flatMap(({ pictureName }) => (pictureName && findPicture(pictureName)) || []);
  return records.flatMap((record) => listPicturePaths(JSON.stringify(toResultSource(record))));
}
