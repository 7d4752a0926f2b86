import { toPictureSource, type PictureSource } from '@showroom/pictures/picture-source';
import { Picture, type PictureProps } from '@showroom/ui/picture';
import type { SearchResult } from './answer-question.server.ts';

export interface ResultPictureProps extends Pick<PictureProps, 'sizes'> {
  readonly picture: SearchResult['picture'];
}

/** Cropped alike and in the smallest size, as they are shown as large as a stamp. */
const frame = { width: 400, height: 300 };

function toResultSource(picture: NonNullable<SearchResult['picture']>): PictureSource {
  return toPictureSource({ ...picture, ...frame, alt: '' }, { formats: ['avif'] });
}

/** A result's picture; decorative, because the title is next to it. */
export function ResultPicture({ picture, sizes }: ResultPictureProps) {
  if (picture === null) return null;
  return <Picture record={toResultSource(picture)} sizes={sizes} className="aspect-4/3 rounded-xs shadow-card" />;
}
