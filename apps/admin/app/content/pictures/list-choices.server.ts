import type { ListedMedium } from './load-library.server.ts';
import type { PictureChoice } from './picture-choice.ts';

/** Pictures to choose from. Those without a usable size are left out. */
export function listChoices(pictures: readonly ListedMedium[]): PictureChoice[] {
  return pictures.flatMap(({ id, name, alt, picture }) =>
    picture === null ? [] : [{ address: `media:${id}`, src: picture.record.src, alt, name, record: picture.record }],
  );
}
