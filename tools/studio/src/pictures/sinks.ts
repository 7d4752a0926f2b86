import { sinks } from '@showroom/catalog-data/products/sinks';
import type { StudioPicture } from './studio-picture.ts';
import { picturesOf } from './pictures-of.ts';
import { bathroomSinkLooks } from './sink-looks/bathroom.ts';
import { kitchenSinkLooks } from './sink-looks/kitchen.ts';
import { utilitySinkLooks } from './sink-looks/utility.ts';
import { vesselLooks } from './sink-looks/vessel.ts';

const looks = { ...kitchenSinkLooks, ...bathroomSinkLooks, ...utilitySinkLooks, ...vesselLooks };

/** Next to a large window, three light paths per pixel are enough for the denoiser. */
const samples = 3;

export function sinkPictures(): readonly StudioPicture[] {
  return picturesOf(sinks, 'products.sink', looks).map((picture) => ({ ...picture, samples }));
}
