import { pictureUrl, type PictureRecord } from '@showroom/pictures/picture-source';
import { sizeOfLogo } from '@showroom/store/site';

/** Of the sizes that are delivered, what is sharp on a dense screen. */
const DELIVERED_WIDTH = 400;

/** The attributes of its picture: with its size, so that nothing moves when it comes. */
export function fitLogo(logo: PictureRecord): { src: string; width: number; height: number } {
  return { src: logoUrl(logo), ...sizeOfLogo(logo) };
}

/** A WebP, which keeps what is transparent. */
export function logoUrl(logo: PictureRecord): string {
  return pictureUrl(logo, logo.width >= DELIVERED_WIDTH ? DELIVERED_WIDTH : 'full', 'webp');
}
