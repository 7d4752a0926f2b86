import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { pictureUrl, type PictureRecord } from '@showroom/pictures/picture-source';
import type { Store } from '@showroom/store/open-store';
import type { readSettings } from '@showroom/store/settings';

type SitePresentation = Awaited<ReturnType<typeof readSettings>>['site'];

/** The room of the word-mark in the header, in CSS pixels. */
const ROOM = { width: 220, height: 40 };
/** Of the sizes that are delivered, what is sharp in that room on a dense screen. */
const DELIVERED_WIDTH = 400;

/** The owner's logo; undefined where the word-mark stands, and while the picture is not to be had. */
export async function findLogo(store: Store, { logo }: SitePresentation): Promise<PictureRecord | undefined> {
  if (logo === null) return undefined;
  return (await loadContentPictures(store, logo)).findRecord(logo);
}

/** The attributes of its picture: as large as the room of the word-mark lets it be, so that nothing moves when it comes. */
export function fitLogo(logo: PictureRecord): { src: string; width: number; height: number } {
  const scale = Math.min(ROOM.width / logo.width, ROOM.height / logo.height, 1);
  return {
    src: logoUrl(logo),
    width: Math.max(1, Math.round(logo.width * scale)),
    height: Math.max(1, Math.round(logo.height * scale)),
  };
}

/** A WebP, which keeps what is transparent. */
export function logoUrl(logo: PictureRecord): string {
  return pictureUrl(logo, logo.width >= DELIVERED_WIDTH ? DELIVERED_WIDTH : 'full', 'webp');
}
