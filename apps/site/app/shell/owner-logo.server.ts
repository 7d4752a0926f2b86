import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { pictureUrl, type PictureRecord } from '@showroom/pictures/picture-source';
import { sizeOfLogo } from '@showroom/store/logo-size';
import type { Store } from '@showroom/store/open-store';
import type { readSettings } from '@showroom/store/settings';

type SitePresentation = Awaited<ReturnType<typeof readSettings>>['site'];

/** Of the sizes that are delivered, what is sharp on a dense screen. */
const DELIVERED_WIDTH = 400;

/** The owner's logo; undefined where the word-mark stands, and while the picture is not to be had. */
export async function findLogo(store: Store, { logo }: SitePresentation): Promise<PictureRecord | undefined> {
  if (logo === null) return undefined;
  return (await loadContentPictures(store, logo)).findRecord(logo);
}

/** The attributes of its picture: with its size, so that nothing moves when it comes. */
export function fitLogo(logo: PictureRecord): { src: string; width: number; height: number } {
  return { src: logoUrl(logo), ...sizeOfLogo(logo) };
}

/** A WebP, which keeps what is transparent. */
export function logoUrl(logo: PictureRecord): string {
  return pictureUrl(logo, logo.width >= DELIVERED_WIDTH ? DELIVERED_WIDTH : 'full', 'webp');
}
