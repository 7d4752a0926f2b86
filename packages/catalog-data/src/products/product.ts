import type { QuartzColour } from '../quartz/quartz.ts';
import type { BathroomFaucet } from './bathroom-faucets.ts';
import type { Cabinet } from './cabinets.ts';
import type { ClosetSystem } from './closet-systems.ts';
import type { Flooring } from './flooring.ts';
import type { KitchenFaucet } from './kitchen-faucets.ts';
import type { Light } from './lighting.ts';
import type { Mirror } from './mirrors.ts';
import type { Shower } from './showers.ts';
import type { Sink } from './sinks.ts';
import type { Toilet } from './toilets.ts';
import type { Vanity } from './vanities.ts';

/** Everything the showroom sells, distinguished by `family`. */
export type Product =
  | QuartzColour
  | Vanity
  | Cabinet
  | Mirror
  | Sink
  | KitchenFaucet
  | BathroomFaucet
  | Shower
  | Toilet
  | Light
  | Flooring
  | ClosetSystem;

export type ProductFamily = Product['family'];

/** `ProductOf<'vanities'>` is `Vanity`. */
export type ProductOf<Family extends ProductFamily> = Extract<Product, { readonly family: Family }>;
