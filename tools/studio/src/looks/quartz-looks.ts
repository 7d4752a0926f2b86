import { quartzColours } from '@showroom/catalog-data/quartz';
import type { QuartzSlug } from '@showroom/catalog-data/quartz-rows';

import { beyondLooks } from './beyond.ts';
import { discoveryLooks } from './discovery.ts';
import type { QuartzLook } from './quartz-look.ts';
import { calacattaLooks } from './red-calacatta.ts';
import { carraraLooks } from './red-carrara.ts';
import { contemporaryLooks } from './red-contemporary.ts';
import { elegantLooks } from './red-elegant.ts';
import { essentialsLooks } from './red-essentials.ts';
import { innovaLooks } from './red-innova.ts';
import { statuarioLooks } from './red-statuario.ts';

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
