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

/** How each of the quartz colours looks: one row a colour. */
export const quartzLooks: readonly QuartzLook[] = [
  ...beyondLooks,
  ...innovaLooks,
  ...elegantLooks,
  ...calacattaLooks,
  ...carraraLooks,
  ...statuarioLooks,
  ...essentialsLooks,
  ...contemporaryLooks,
  ...discoveryLooks,
];
