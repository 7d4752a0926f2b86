import { vanities, type Vanity } from '@showroom/catalog-data/products/vanities';
import { vanityFinish } from '@showroom/catalog-data/products/vanity-words';
import type { SceneParameter } from './studio-picture.ts';

/** What is kept in drawers, as alt texts call it; the keys are names in `scenes/lib/vanity_inside.py`. */
const inDrawers = {
  towels: 'folded hand towels',
  cloths: 'rolled face cloths',
  jars: 'lidded jars',
  bottles: 'small bottles',
  brushes: 'brushes and a comb',
  soaps: 'cakes of soap',
  rolls: 'paper rolls',
} as const;

/** The same behind doors. */
const inCupboards = {
  'bath towels': 'bath towels',
  basket: 'a basket of cloths',
  cleaners: 'bottles of cleaner',
  paper: 'paper rolls',
  crate: 'a crate of small bottles',
} as const;

const drawerSets: readonly (readonly (keyof typeof inDrawers)[])[] = [
  ['jars', 'brushes', 'towels', 'soaps'],
  ['bottles', 'cloths', 'brushes', 'jars'],
  ['towels', 'jars', 'soaps', 'bottles'],
  ['brushes', 'soaps', 'bottles', 'cloths'],
  ['cloths', 'bottles', 'jars', 'towels'],
  ['soaps', 'towels', 'brushes', 'rolls'],
  ['bottles', 'towels', 'jars', 'cloths'],
];

const cupboardSets: readonly (readonly [keyof typeof inCupboards, keyof typeof inCupboards])[] = [
  ['basket', 'cleaners'],
  ['bath towels', 'paper'],
  ['crate', 'bath towels'],
  ['paper', 'basket'],
  ['bath towels', 'cleaners'],
];

const slideWidthM = 0.08;
const cellWidthM = 0.17;

/** What stands open in a vanity’s picture: the scene’s parameter, and the alt text. */
export type VanityOpened = { readonly parameter: SceneParameter; readonly alt: string };

/**
 * A vanity opens a drawer that has no basin above it, or else the doors below the basin; one that only has drawers opens a lower
 * one, under the trap.
 */
export function vanityOpened(vanity: Vanity): VanityOpened {
  const {
    slug,
    design: { layout },
    widthIn,
  } = vanity;
  const told = `a ${widthIn}-inch vanity in ${vanityFinish(vanity)}`;
  const index = vanities.findIndex((each) => each.slug === slug);
  const bays = layout.map(([bay]) => bay);
  const hasDoors = bays.some((bay) => bay.includes('door'));
  const bay = bays.findLastIndex((each) => each.startsWith('drawers'));
  if (bay < 0) {
    const doors = Math.max(0, bays.indexOf('tip+doors'), bays.indexOf('doors'));
    const kept = cupboardSets[index % cupboardSets.length] ?? [];
    const inside = listOf(kept.map((each) => inCupboards[each]));
    return {
      parameter: [doors, -1, kept],
      alt: `Seen from standing height: doors of ${told} open on ${inside}, on a maple floor.`,
    };
  }
  const count = Number(bays[bay]?.at(-1));
  const [, share = 1] = layout[bay] ?? [];
  const total = layout.reduce((sum, [, each]) => sum + each, 0);
  const insideM = (widthIn * 0.0254 * share) / total - slideWidthM;
  const cells = Math.min(4, Math.max(1, Math.round(insideM / cellWidthM)));
  const kept = (drawerSets[index % drawerSets.length] ?? []).slice(0, cells);
  return {
    parameter: [bay, hasDoors || count === 1 ? 0 : 1, kept],
    alt: `Seen from standing height: a dovetailed maple drawer pulled out of ${told}, with ${listOf(kept.map((each) => inDrawers[each]))} in it.`,
  };
}

function listOf(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
}
