import { findQuartzColour } from '@showroom/catalog-data/quartz';

import { slabPixels, closeUpPixels } from '../canvas/view.ts';
import type { QuartzLook } from '../looks/quartz-look.ts';
import { quartzLooks } from '../looks/quartz-looks.ts';

export type QuartzPicture = {
  readonly name: `quartz/${string}/${QuartzPart}`;
  readonly look: QuartzLook;
  readonly part: QuartzPart;
  readonly alt: string;
};

export type QuartzPart = 'slab' | 'close-up';

export const fullWidth: Readonly<Record<QuartzPart, number>> = {
  slab: slabPixels.width,
  'close-up': closeUpPixels.width,
};

export const quartzPictures: readonly QuartzPicture[] = quartzLooks.flatMap((look) => {
  const colour = findQuartzColour(look.slug);
  if (!colour) throw new Error(`The catalogue has no quartz colour "${look.slug}".`);
  return [
    picture(look, 'slab', `Full slab of ${colour.name} quartz: ${look.slabShows}`),
    picture(look, 'close-up', `Close-up of ${colour.name} quartz: ${look.closeUpShows}`),
  ];
});

function picture(look: QuartzLook, part: QuartzPart, alt: string): QuartzPicture {
  return { name: `quartz/${look.slug}/${part}`, look, part, alt };
}
