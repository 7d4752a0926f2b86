import type { ProductView } from '@showroom/catalog-data/products/branded-product';
import type { StudioPicture } from './studio-picture.ts';

/** Views that show the same thing once more, from elsewhere or in another state: nothing in them is smaller than from the front. */
const furtherViews: readonly ProductView[] = ['side', 'open', 'unlit'];

/** Their size as a share of the front’s. */
export const furtherViewScale = 0.8;

/** Whether a record shows such a view. */
export function isFurtherView({ name }: StudioPicture): boolean {
  return furtherViews.some((view) => name.endsWith(`/${view}`));
}

/** The same record, smaller if it shows such a view. */
export function sizeByView(picture: StudioPicture): StudioPicture {
  if (!isFurtherView(picture)) return picture;
  return { ...picture, width: picture.width * furtherViewScale, height: picture.height * furtherViewScale };
}
