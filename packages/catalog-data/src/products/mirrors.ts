import { conceptStudioRows } from './mirrors/concept-studio.ts';
import { doubleVanityRows } from './mirrors/double-vanity.ts';
import { eleganceRows } from './mirrors/elegance.ts';
import { harmoniaRows } from './mirrors/harmonia.ts';
import { mediaRows } from './mirrors/media.ts';
import {
  mirrorCollections,
  mirrorFromRow,
  type Mirror,
  type MirrorCollection,
  type MirrorRow,
} from './mirrors/mirror.ts';
import { originRows } from './mirrors/origin.ts';
import { radianceRows } from './mirrors/radiance.ts';
import { singleVanityRows } from './mirrors/single-vanity.ts';
import { terraRows } from './mirrors/terra.ts';

export { mirrorCollections, mirrorShapes } from './mirrors/mirror.ts';
export type { Mirror, MirrorOutline } from './mirrors/mirror.ts';

const rowsByCollection: Readonly<Record<MirrorCollection, readonly MirrorRow[]>> = {
  'Concept Studio': conceptStudioRows,
  'Double Vanity': doubleVanityRows,
  'Elegance Collection': eleganceRows,
  'Harmonia Collection': harmoniaRows,
  'Media Collection': mediaRows,
  'Origin Collection': originRows,
  'Radiance Collection': radianceRows,
  'Single Vanity': singleVanityRows,
  'Terra Collection': terraRows,
};

/** By collection, in the order of the index page. */
export const mirrors: readonly Mirror[] = mirrorCollections.flatMap((collection) =>
  rowsByCollection[collection].map((row) => mirrorFromRow(collection, row)),
);

/** Options of the feature filter; each matches some mirror. */
export const mirrorFeatureFilters = ['LED Lighting', 'Smart Controls', 'Touch Controls', 'Anti-Fog'] as const;
