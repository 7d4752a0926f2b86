import { upperFirst } from '../first-letter.ts';
import { findQuartzColour } from '../quartz/quartz.ts';
import type { SpecificationRow } from './product-base.ts';
import { formatInches } from './inches.ts';
import {
  isVessel,
  vanityPlumbingOpening,
  vanityTopHeightIn,
  vesselTopHeightIn,
  type VanityBase,
  type VanityBasin,
  type VanityDesign,
  type VanityFront,
  type VanityMetal,
  type VanityPull,
  type VanityStyle,
  type VanityTap,
  type VanityWood,
} from './vanity-design.ts';
import type { VanityRow } from './vanity-rows.ts';

export type VanityMade = Pick<VanityRow, 'widthIn' | 'sinks' | 'style' | 'design'>;

const woods: Readonly<Record<VanityWood, { readonly finish: string; readonly body: string }>> = {
  white: { finish: 'warm white lacquer', body: 'Lacquered poplar and plywood' },
  linen: { finish: 'linen-white lacquer', body: 'Lacquered poplar and plywood' },
  dove: { finish: 'dove-grey lacquer', body: 'Lacquered poplar and plywood' },
  'warm grey': { finish: 'warm grey lacquer', body: 'Lacquered poplar and plywood' },
  charcoal: { finish: 'charcoal lacquer', body: 'Lacquered poplar and plywood' },
  black: { finish: 'soft black lacquer', body: 'Lacquered poplar and plywood' },
  'limed oak': { finish: 'limed white oak', body: 'Solid and veneered white oak' },
  driftwood: { finish: 'driftwood-grey oak', body: 'Solid and veneered oak' },
  'ebonised oak': { finish: 'near-black ebonised oak', body: 'Solid and veneered oak' },
  walnut: { finish: 'oiled walnut', body: 'Solid and veneered walnut' },
  'smoked oak': { finish: 'smoked oak', body: 'Solid and veneered oak' },
  'pale oak': { finish: 'pale natural oak', body: 'Solid and veneered white oak' },
  maple: { finish: 'clear-finished maple', body: 'Solid and veneered maple' },
  oak: { finish: 'natural oak', body: 'Solid and veneered oak' },
};

const fronts: Readonly<Record<VanityFront, string>> = {
  slab: 'flat',
  fluted: 'fluted',
  slim: 'narrow-framed shaker',
  raised: 'raised-panel',
  shaker: 'shaker',
  plank: 'plank',
  ledged: 'board-and-batten',
};

const bases: Readonly<Record<VanityBase, { readonly label: string; readonly stands: string; readonly why: string }>> = {
  hung: {
    label: 'Wall-hung',
    stands: 'hung off the floor',
    why: 'Hangs on the wall, so the floor beneath it is easy to mop',
  },
  plinth: {
    label: 'Recessed toe-kick',
    stands: 'on a recessed toe-kick',
    why: 'Recessed toe-kick lets you stand close',
  },
  sled: {
    label: 'Black steel frame',
    stands: 'on a black steel frame',
    why: 'Welded steel frame with adjustable feet',
  },
  bracket: {
    label: 'Bracket feet',
    stands: 'on a moulded base with bracket feet',
    why: 'Moulded base cut into bracket feet, returned along both sides',
  },
  turned: { label: 'Turned feet', stands: 'on turned feet', why: 'Turned feet and full-height corner posts' },
  tapered: {
    label: 'Tapered legs',
    stands: 'on tapered legs',
    why: 'Tapered legs look light and leave the floor in view',
  },
  shelf: {
    label: 'Legs with slatted shelf',
    stands: 'on square legs over a slatted shelf',
    why: 'Slatted lower shelf for towels and baskets',
  },
  square: {
    label: 'Square legs',
    stands: 'on four square legs',
    why: 'Four square legs run from floor to top',
  },
};

const basins: Readonly<Record<VanityBasin, string>> = {
  rectangle: 'rectangular undermount sink',
  oval: 'oval undermount sink',
  round: 'round vessel sink',
  square: 'square vessel sink',
  long: 'wide rectangular vessel sink',
  boat: 'boat-shaped vessel sink',
};

const taps: Readonly<Record<VanityTap, { readonly name: string; readonly holes: string }>> = {
  single: { name: 'single-lever faucet', holes: 'One hole, 1⅜″' },
  square: { name: 'square single-lever faucet', holes: 'One hole, 1⅜″' },
  tall: { name: 'tall single-lever faucet', holes: 'One hole, 1⅜″' },
  widespread: { name: 'widespread faucet with levers', holes: 'Three holes, 8″ spread' },
  cross: { name: 'widespread faucet with cross handles', holes: 'Three holes, 8″ spread' },
};

const pulls: Readonly<Record<VanityPull, (metal: VanityMetal) => string>> = {
  edge: (metal) => `${metal} edge pulls`,
  none: () => 'push-to-open, no handles',
  bar: (metal) => `${metal} bar pulls`,
  knob: (metal) => `${metal} knobs`,
  cup: (metal) => `${metal} cup pulls`,
  drop: (metal) => `${metal} bail pulls`,
  ring: (metal) => `${metal} ring pulls`,
  strap: () => 'forged black iron pulls',
};

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const count = (amount: number, thing: string) => `${numbers[amount] ?? amount} ${thing}${amount === 1 ? '' : 's'}`;
const article = (text: string) => `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`;

/** Such as "two doors and three drawers". */
function vanityStorage({ design }: Pick<VanityMade, 'design'>): string {
  let doors = 0;
  let drawers = 0;
  for (const [bay] of design.layout) {
    if (bay.startsWith('drawers')) drawers += Number(bay.slice(-1));
    else doors += bay.endsWith('doors') ? 2 : 1;
  }
  return [doors && count(doors, 'door'), drawers && count(drawers, 'drawer')].filter(Boolean).join(' and ');
}

/** Such as "2 cm Carrara Classique quartz" or "solid oak". */
function vanityTop({ top, topThicknessCm }: VanityDesign): string {
  if ('timber' in top) return `solid ${top.timber}`;
  const colour = findQuartzColour(top.quartz);
  if (colour === undefined) throw new Error(`No quartz called ${top.quartz}`);
  return `${topThicknessCm} cm ${colour.label} quartz`;
}

const basinsOf = (made: VanityMade) => (made.sinks === 2 ? nameBasins(made) : article(nameBasins(made)));

/** For plates and lists, without an article. */
const nameBasins = ({ sinks, design }: VanityMade) =>
  sinks === 2 ? `two ${basins[design.basin]}s` : basins[design.basin];

/** Such as "warm white lacquer". */
export const vanityFinish = ({ design }: Pick<VanityMade, 'design'>): string => woods[design.wood].finish;

/** How it differs from others in a list: "Warm white lacquer, 3 cm Carrara Classique quartz top". */
export const vanityMake = (made: VanityMade): string =>
  upperFirst(`${vanityFinish(made)}, ${vanityTop(made.design)} top`);

/** Describes how the vanity looks, for the alt text of its pictures. */
export function vanityLook(made: VanityMade): string {
  const { widthIn, design } = made;
  return (
    `${widthIn}-inch vanity in ${vanityFinish(made)}, ${bases[design.base].stands}, with ${vanityStorage(made)} in ${fronts[design.front]} style` +
    `${design.pull === 'none' ? '' : ` and ${pulls[design.pull](design.pullMetal)}`}; ` +
    `${article(vanityTop(design))} top carries ${basinsOf(made)} and ${made.sinks === 2 ? `two ${taps[design.tap].name.replace(/faucet/, 'faucets')}` : article(taps[design.tap].name)} in ${design.tapMetal}`
  );
}

const openings: Readonly<Record<VanityStyle, readonly ((made: VanityMade) => string)[]>> = {
  Modern: [
    (made) => `Plain lines in ${vanityFinish(made)}, ${bases[made.design.base].stands}.`,
    (made) =>
      `${upperFirst(count(made.widthIn, 'inch').replace(/inchs$/, 'inches'))} of ${vanityFinish(made)} with nothing to distract from it.`,
    (made) => `A calm block of ${vanityFinish(made)}, ${bases[made.design.base].stands}.`,
  ],
  Traditional: [
    (made) => `A furniture piece for the bath, in ${vanityFinish(made)} ${bases[made.design.base].stands}.`,
    (made) => `Raised panels, a cove moulding and ${vanityFinish(made)}: drawn like a dresser, built for steam.`,
    (made) => `An old-house washstand, made new in ${vanityFinish(made)}.`,
  ],
  Transitional: [
    (made) =>
      `Familiar ${fronts[made.design.front]} doors in ${vanityFinish(made)}, ${bases[made.design.base].stands}.`,
    (made) => `Halfway between old and new: ${vanityFinish(made)}, square edges, fine proportions.`,
    (made) => `${upperFirst(vanityFinish(made))} and a plain frame, at home in a century house or a new condo.`,
  ],
  Rustic: [
    (made) => `Boards with a grain you can feel, in ${vanityFinish(made)}, ${bases[made.design.base].stands}.`,
    (made) => `A grown-up camp table: ${vanityFinish(made)} ${bases[made.design.base].stands}.`,
    (made) => `Honest cabinetry in ${vanityFinish(made)}, ${bases[made.design.base].stands}.`,
  ],
};

/** Describes the vanity in two sentences. */
export function describeVanity(made: VanityMade): string {
  const { design } = made;
  const list = openings[made.style];
  const opening = list[(made.widthIn / 6 + design.layout.length + design.wood.length) % list.length];
  if (opening === undefined) throw new Error(`No opening for ${made.style}`);
  const handles = pulls[design.pull](design.pullMetal);
  const stone = `${article(vanityTop(design))} top`;
  const second = isVessel(design.basin)
    ? `${upperFirst(basinsOf(made))} ${made.sinks === 2 ? 'stand' : 'stands'} on ${stone}, above ${vanityStorage(made)} with ${handles}.`
    : `${upperFirst(vanityStorage(made))} with ${handles} under ${stone} and ${basinsOf(made)}.`;
  return `${opening(made)} ${second}`;
}

export function vanityFeatures(made: VanityMade): readonly string[] {
  const { design } = made;
  return [
    `${upperFirst(vanityStorage(made))}, ${fronts[design.front]} style, soft-close`,
    `${upperFirst(vanityTop(design))} top${design.hasUpstand ? ' with a 4″ backsplash' : ''}`,
    `${upperFirst(nameBasins(made))} in glazed china${isVessel(design.basin) ? '' : ' with overflow'}`,
    bases[design.base].why,
    ['white', 'linen', 'dove', 'warm grey', 'charcoal', 'black'].includes(design.wood)
      ? 'Catalysed lacquer that stands up to steam and cleaners'
      : 'Hard-wax oil on every face: water beads, scratches can be repaired',
    upperFirst(pulls[design.pull](design.pullMetal)),
  ];
}

export const vanityMaterial = ({ design }: Pick<VanityMade, 'design'>): string =>
  `${woods[design.wood].body}, ${'timber' in design.top ? `solid ${design.top.timber} top` : 'quartz top'}`;

/** "14″ × 9″ in the back, 16″ above the floor". */
function plumbingOpening({ sinks }: VanityMade): string {
  const { aboveFloorIn, heightIn, widthIn } = vanityPlumbingOpening;
  const size = `${formatInches(widthIn)} × ${formatInches(heightIn)}`;
  return `${sinks === 2 ? `Two, ${size}` : size} in the back, ${formatInches(aboveFloorIn)} above the floor`;
}

export function vanitySpecifications(made: VanityMade): readonly SpecificationRow[] {
  const { design } = made;
  const vessel = isVessel(design.basin);
  const height = formatInches(vanityTopHeightIn);
  return [
    { label: 'Style', value: made.style },
    { label: 'Finish', value: upperFirst(vanityFinish(made)) },
    { label: 'Doors and drawers', value: `${upperFirst(fronts[design.front])}; ${vanityStorage(made)}` },
    { label: 'Base', value: bases[design.base].label },
    { label: 'Top', value: upperFirst(vanityTop(design)) },
    { label: 'Sink', value: upperFirst(nameBasins(made)) },
    {
      label: 'Height to top',
      value: `${vessel ? `${formatInches(vesselTopHeightIn)}, ${height} to the rim of the sink` : height}${design.base === 'hung' ? ', adjustable' : ''}`,
    },
    { label: 'Faucet holes', value: `${taps[design.tap].holes}${made.sinks === 2 ? ', at each sink' : ''}` },
    { label: 'Plumbing opening', value: plumbingOpening(made) },
    { label: 'Hardware', value: upperFirst(pulls[design.pull](design.pullMetal)) },
    { label: 'Faucet', value: `Shown with ${article(taps[design.tap].name)} in ${design.tapMetal}; sold separately` },
  ];
}
