import { furtherViewScale, sizeByView } from './further-view.ts';
import type { StudioPicture } from './studio-picture.ts';

type Size = Pick<StudioPicture, 'width' | 'height'>;

const full: Size = { width: 1280, height: 1600 };

/** The same records as 4 : 5, for tall things. */
export function upright(pictures: readonly StudioPicture[]): readonly StudioPicture[] {
  return pictures.map((picture) => sizeByView({ ...picture, ...full }));
}

/** The size of one view, 4 : 5: the front also stands on cards and on shared links, further views are only in a gallery. */
export function uprightViewSize(isFront: boolean): Size {
  return isFront ? full : { width: full.width * furtherViewScale, height: full.height * furtherViewScale };
}
