import type { ProductView } from '@showroom/catalog-data/products/branded-product';
import type { StudioPicture } from './studio-picture.ts';

type Size = Pick<StudioPicture, 'width' | 'height'>;

const full: Size = { width: 1280, height: 1600 };

/** Views that show the same thing once more, from elsewhere or in another state: nothing in them is smaller than from the front. */
const furtherViews: readonly ProductView[] = ['side', 'open', 'unlit'];

/** Whether a record shows such a view. */
export function isFurtherView({ name }: StudioPicture): boolean {
  return furtherViews.some((view) => name.endsWith(`/${view}`));
}

/** The same records as 4 : 5, for tall things. */
export function upright(pictures: readonly StudioPicture[]): readonly StudioPicture[] {
  return pictures.map((picture) => ({ ...picture, ...uprightViewSize(!isFurtherView(picture)) }));
}

/** The size of one view, 4 : 5: the front also stands on cards and on shared links, further views are only in a gallery. */
export function uprightViewSize(isFront: boolean): Size {
  return isFront ? full : { width: 1024, height: 1280 };
}
