import { pictureUrl, type PictureRecord } from '@showroom/pictures/picture-source';
import { sizeOfLogo } from '@showroom/store/site';

/** Sharp on a dense screen. */
const DELIVERED_WIDTH = 400;

/** The logo's attributes, with its size to prevent layout shifts. */
export function fitLogo(logo: PictureRecord): { src: string; width: number; height: number } {
  return { src: logoUrl(logo), ...sizeOfLogo(logo) };
}

/** WebP keeps transparency. */
export function logoUrl(logo: PictureRecord): string {
  return pictureUrl(logo, logo.width >= DELIVERED_WIDTH ? DELIVERED_WIDTH : 'full', 'webp');
}
