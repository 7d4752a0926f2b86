import { quartzColours } from '@showroom/catalog-data/quartz';
import type { QuartzSlug } from '@showroom/catalog-data/quartz-rows';

import { beyondLooks } from './looks/beyond.ts';
import { discoveryLooks } from './looks/discovery.ts';
import type { QuartzLook } from './looks/quartz-look.ts';
import { calacattaLooks } from './looks/red-calacatta.ts';
import { carraraLooks } from './looks/red-carrara.ts';
import { contemporaryLooks } from './looks/red-contemporary.ts';
import { elegantLooks } from './looks/red-elegant.ts';
import { essentialsLooks } from './looks/red-essentials.ts';
import { innovaLooks } from './looks/red-innova.ts';
import { statuarioLooks } from './looks/red-statuario.ts';

/** One row for each colour of the catalogue: the compiler says which is missing. */
const rows: Readonly<Record<QuartzSlug, Omit<QuartzLook, 'slug'>>> = {
  ...beyondLooks,
  ...innovaLooks,
  ...elegantLooks,
  ...calacattaLooks,
  ...carraraLooks,
  ...statuarioLooks,
  ...essentialsLooks,
  ...contemporaryLooks,
  ...discoveryLooks,
};

/** How a colour looks. */
export function quartzLook(slug: QuartzSlug): QuartzLook {
  return { slug, ...rows[slug] };
}

/** How every colour looks, in the order of the catalogue. */
export const quartzLooks: readonly QuartzLook[] = quartzColours.map(({ slug }) => quartzLook(slug));
