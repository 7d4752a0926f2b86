import { preferredWoods, woodFinishes } from '../form-options.ts';

/** A wood, finish or door style to choose by its picture. */
export type CabinetSample = {
  readonly title: string;
  readonly text: string;
  /** Name of its picture record. */
  readonly picture: string;
};

type Wood = Exclude<(typeof preferredWoods)[number]['value'], 'other'>;
type Finish = Exclude<(typeof woodFinishes)[number]['value'], 'other'>;

/**
 * `hardness`: Janka, in pounds-force on dry wood, from chapter 5 of the Wood Handbook (USDA Forest Products Laboratory,
 * 2010): northern red oak, sugar maple, black cherry, black walnut, Honduran mahogany, eastern white pine, yellow birch. The
 * The Wood Database has 900 for mahogany, from other trees.
 */
const woods: Readonly<Record<Wood, { readonly text: string; readonly hardness: number }>> = {
  oak: { text: 'Open grain that takes stain evenly and hides the scratches of a busy kitchen.', hardness: 1290 },
  maple: { text: 'Close and pale, nearly without pores: the smoothest ground for paint.', hardness: 1450 },
  cherry: { text: 'Pink when it is cut, red-brown after a summer of daylight. Best left unstained.', hardness: 950 },
  walnut: {
    text: 'Naturally dark, not stained. It grows lighter in the sun, so plan for the window.',
    hardness: 1010,
  },
  mahogany: {
    text: 'Even, red and very stable: for a door that must not move between January and July.',
    hardness: 800,
  },
  pine: { text: 'Soft, light and knotty. It dents, which suits a camp or a mudroom.', hardness: 380 },
  birch: { text: 'A northern wood: as hard as oak, with a finer grain and a lower price.', hardness: 1260 },
};

const finishes: Readonly<Record<Finish, string>> = {
  natural: 'Clear, satin conversion varnish. The wood darkens a shade, as it does when wet.',
  stained: 'Stain in the grain with varnish over it. It brings red oak close to walnut.',
  painted:
    'Catalysed lacquer in any colour, sprayed and cured in the shop. Hairlines at the joints are normal wood movement.',
  distressed: 'Paint rubbed through at the edges by hand, where a century of use would have worn it.',
  glazed: 'A brown glaze over paint, wiped off except in the mouldings. Best on a panelled door.',
};

/** The five door styles. The studio renders each in a wood or paint of its own. */
export const doorStyles: readonly (CabinetSample & { readonly value: string })[] = [
  { value: 'shaker', title: 'Shaker', text: 'Two stiles, two rails, one flat panel. It suits a farmhouse or a loft.' },
  { value: 'slim', title: 'Slim shaker', text: 'The same door with a one-inch frame: lighter and more modern.' },
  { value: 'slab', title: 'Slab', text: 'One plain face. The grain runs from drawer to drawer.' },
  { value: 'raised', title: 'Raised panel', text: 'A bevelled field in a moulded frame, for formal rooms.' },
  { value: 'reeded', title: 'Reeded', text: 'Vertical half rounds. For an island or a bar, not next to the stove.' },
].map((style) => ({ ...style, picture: `samples/doors/${style.value}` }));

/** The woods of the form, in its order. */
export const woodSamples: readonly (CabinetSample & { readonly hardness: number })[] = preferredWoods.flatMap(
  ({ value, label }) =>
    value === 'other' ? [] : [{ title: label, ...woods[value], picture: `samples/woods/${value}` }],
);

/** The finishes of the form, in its order. */
export const finishSamples: readonly CabinetSample[] = woodFinishes.flatMap(({ value, label }) =>
  value === 'other' ? [] : [{ title: label, text: finishes[value], picture: `samples/finishes/${value}` }],
);
