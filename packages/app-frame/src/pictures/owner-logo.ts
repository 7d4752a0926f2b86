import type { PictureRecord } from '@showroom/pictures/picture-source';
import type { readSettings, Store } from '@showroom/store/site';
import { loadContentPictures } from './content-pictures.server.ts';

type SitePresentation = Awaited<ReturnType<typeof readSettings>>['site'];

/** Returns the owner's logo; undefined for the default word mark, or when the picture is missing. */
export async function findLogo(store: Store, { logo }: SitePresentation): Promise<PictureRecord | undefined> {
  if (logo === null) return undefined;
  return (await loadContentPictures(store, logo)).findRecord(logo);
}
