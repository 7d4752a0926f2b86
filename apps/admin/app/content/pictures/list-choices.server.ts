import type { ListedMedium } from './load-library.server.ts';
import type { PictureChoice } from './picture-choice.ts';

/** Pictures as they may be chosen for a text or a card; what cannot be drawn yet is not among them. */
export function listChoices(pictures: readonly ListedMedium[]): PictureChoice[] {
  return pictures.flatMap(({ id, name, alt, picture }) =>
    picture === null ? [] : [{ address: `media:${id}`, src: picture.record.src, alt, name, record: picture.record }],
  );
}
