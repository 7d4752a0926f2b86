/** How a vanity is made: what the studio models and the catalogue describes. Each list is one family habit of a style. */

export const vanitySizes = [24, 30, 36, 48, 60, 72] as const;
export const vanityColors = ['White', 'Gray', 'Black', 'Brown', 'Natural'] as const;
export const vanityStyles = ['Modern', 'Traditional', 'Transitional', 'Rustic'] as const;

export type VanitySize = (typeof vanitySizes)[number];
export type VanityColor = (typeof vanityColors)[number];
export type VanityStyle = (typeof vanityStyles)[number];

export type VanityFront = 'slab' | 'fluted' | 'slim' | 'raised' | 'shaker' | 'plank' | 'ledged';
export type VanityBase = 'hung' | 'plinth' | 'sled' | 'bracket' | 'turned' | 'tapered' | 'shelf' | 'square';
export type VanityBasin = 'rectangle' | 'oval' | 'round' | 'square' | 'long' | 'boat';
export type VanityTap = 'single' | 'square' | 'tall' | 'widespread' | 'cross';
export type VanityPull = 'edge' | 'none' | 'bar' | 'knob' | 'cup' | 'drop' | 'ring' | 'strap';
export type VanityMetal =
  | 'matte black'
  | 'chrome'
  | 'brushed brass'
  | 'brushed nickel'
  | 'polished nickel'
  | 'oil-rubbed bronze';
export type VanityWood =
  | 'white'
  | 'linen'
  | 'dove'
  | 'warm grey'
  | 'charcoal'
  | 'black'
  | 'limed oak'
  | 'driftwood'
  | 'ebonised oak'
  | 'walnut'
  | 'smoked oak'
  | 'pale oak'
  | 'maple'
  | 'oak';
/** Fronts of one bay; "tip+" puts a shallow false front over the doors. */
export type VanityBay = 'doors' | 'door-l' | 'door-r' | 'drawers1' | 'drawers2' | 'drawers3' | 'tip+doors';
/** Bays from left to right, each with its share of the width. */
export type VanityLayout = readonly (readonly [bay: VanityBay, share: number])[];

export type VanityDesign = {
  readonly layout: VanityLayout;
  readonly front: VanityFront;
  readonly base: VanityBase;
  readonly wood: VanityWood;
  /** Slug of the quartz, or the timber of a solid wooden top. */
  readonly top: { readonly quartz: string } | { readonly timber: 'oak' | 'walnut' | 'smoked oak' };
  readonly topThicknessCm: 2 | 3 | 4;
  readonly hasUpstand: boolean;
  readonly basin: VanityBasin;
  readonly tap: VanityTap;
  readonly tapMetal: VanityMetal;
  readonly pull: VanityPull;
  readonly pullMetal: VanityMetal;
};

export const isVessel = (basin: VanityBasin): boolean => !['rectangle', 'oval'].includes(basin);

type Habits = {
  readonly fronts: readonly VanityFront[];
  readonly bases: readonly VanityBase[];
  readonly woods: Readonly<Record<VanityColor, readonly VanityWood[]>>;
  readonly basins: readonly VanityBasin[];
  readonly taps: readonly VanityTap[];
  readonly metals: readonly VanityMetal[];
  readonly pulls: readonly VanityPull[];
};

const habits: Readonly<Record<VanityStyle, Habits>> = {
  Modern: {
    fronts: ['slab', 'fluted', 'slab', 'fluted', 'slim'],
    bases: ['hung', 'plinth', 'hung', 'sled'],
    woods: {
      White: ['white'],
      Gray: ['dove'],
      Black: ['ebonised oak'],
      Brown: ['walnut'],
      Natural: ['pale oak'],
    },
    basins: ['rectangle', 'round', 'oval', 'long', 'rectangle', 'square'],
    taps: ['square', 'single'],
    metals: ['matte black', 'brushed brass', 'chrome', 'brushed nickel'],
    pulls: ['edge', 'none', 'bar'],
  },
  Traditional: {
    fronts: ['raised'],
    bases: ['bracket', 'turned', 'bracket'],
    woods: {
      White: ['linen', 'white'],
      Gray: ['warm grey', 'dove'],
      Black: ['black', 'charcoal'],
      Brown: ['walnut'],
      Natural: ['maple', 'oak'],
    },
    basins: ['oval', 'oval', 'rectangle'],
    taps: ['cross', 'widespread'],
    metals: ['polished nickel', 'brushed brass', 'chrome', 'oil-rubbed bronze'],
    pulls: ['knob', 'drop', 'cup', 'knob', 'ring'],
  },
  Transitional: {
    fronts: ['shaker', 'shaker', 'slim'],
    bases: ['tapered', 'plinth', 'square', 'tapered'],
    woods: {
      White: ['white', 'linen'],
      Gray: ['warm grey', 'dove'],
      Black: ['charcoal', 'ebonised oak'],
      Brown: ['smoked oak', 'walnut'],
      Natural: ['pale oak', 'oak'],
    },
    basins: ['rectangle', 'oval', 'rectangle', 'boat', 'rectangle'],
    taps: ['widespread', 'single', 'square'],
    metals: ['brushed nickel', 'matte black', 'brushed brass', 'chrome'],
    pulls: ['bar', 'knob', 'cup', 'bar'],
  },
  Rustic: {
    fronts: ['plank', 'ledged', 'plank'],
    bases: ['shelf', 'plinth', 'sled', 'shelf', 'square'],
    woods: {
      White: ['limed oak'],
      Gray: ['driftwood'],
      Black: ['ebonised oak'],
      Brown: ['smoked oak', 'walnut'],
      Natural: ['oak'],
    },
    basins: ['round', 'rectangle', 'boat', 'oval', 'square'],
    taps: ['single', 'cross', 'single'],
    metals: ['matte black', 'oil-rubbed bronze', 'matte black'],
    pulls: ['strap', 'ring', 'strap', 'knob'],
  },
};

/** Quartz that goes with a colour, the quietest first. */
const quartzFor: Readonly<Record<VanityColor, readonly string[]>> = {
  White: ['carrara-classique', 'calacatta-midas', 'statuario-classique', 'himalaya-dove', 'aurora'],
  Gray: ['bianco-neve', 'carrara-super', 'white-valley', 'glacier-oro'],
  Black: ['calacatta-oro-classic', 'snow-ultra', 'statuario-extra', 'sahara-noir'],
  Brown: ['calacatta-supreme', 'alabaster', 'belgian-crema', 'bianco-classic'],
  Natural: ['fairy-white', 'space-grey', 'statuario-venato', 'nebulous-gold'],
};

/** What fits a width: the wider the case, the more bays. Two basins ask for clear bays at both sides. */
const layouts: Readonly<Record<VanitySize, readonly VanityLayout[]>> = {
  24: [[['doors', 1]], [['drawers2', 1]], [['tip+doors', 1]], [['drawers3', 1]]],
  30: [
    [['drawers2', 1]],
    [['tip+doors', 1]],
    [
      ['door-r', 1.25],
      ['drawers3', 1],
    ],
    [['doors', 1]],
  ],
  36: [
    [
      ['doors', 1.7],
      ['drawers3', 1],
    ],
    [['drawers2', 1]],
    [['tip+doors', 1]],
    [
      ['drawers3', 1],
      ['doors', 1.8],
    ],
    [['doors', 1]],
  ],
  48: [
    [
      ['drawers3', 1],
      ['doors', 1.9],
      ['drawers3', 1],
    ],
    [
      ['drawers2', 1],
      ['drawers2', 1],
    ],
    [
      ['door-r', 1],
      ['tip+doors', 1.9],
      ['door-l', 1],
    ],
    [
      ['tip+doors', 1],
      ['tip+doors', 1],
    ],
  ],
  60: [
    [
      ['doors', 1.5],
      ['drawers3', 1],
      ['doors', 1.5],
    ],
    [
      ['drawers2', 1],
      ['drawers2', 1],
    ],
    [
      ['tip+doors', 1.4],
      ['drawers3', 1],
      ['tip+doors', 1.4],
    ],
  ],
  72: [
    [
      ['tip+doors', 1.5],
      ['drawers3', 1],
      ['tip+doors', 1.5],
    ],
    [
      ['drawers2', 1],
      ['drawers2', 1],
      ['drawers2', 1],
    ],
    [
      ['drawers3', 1],
      ['doors', 1.7],
      ['doors', 1.7],
      ['drawers3', 1],
    ],
    [
      ['doors', 1.4],
      ['drawers3', 1],
      ['doors', 1.4],
    ],
  ],
};

/** The shallow cases of hung, sled and shelf bases hold no third drawer and no false front. */
const shallow: Readonly<Partial<Record<VanityBay, VanityBay>>> = { drawers3: 'drawers2', 'tip+doors': 'doors' };

function fitLayout(layout: VanityLayout, base: VanityBase): VanityLayout {
  return ['hung', 'sled', 'shelf'].includes(base)
    ? layout.map(
        ([bay, share]) =>
          [(base === 'shelf' && bay.startsWith('drawers') && 'drawers1') || (shallow[bay] ?? bay), share] as const,
      )
    : layout;
}

const cycle = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('An empty list has nothing to choose from');
  return item;
};

/** The design of the `turn`-th vanity of a style: every list turns at its own pace, so that none repeats another. */
export function designVanity(style: VanityStyle, size: VanitySize, color: VanityColor, turn: number): VanityDesign {
  const habit = habits[style];
  const base = cycle(habit.bases, turn);
  const basin = cycle(habit.basins, turn);
  const front = cycle(habit.fronts, turn);
  const tapMetal = cycle(habit.metals, turn + (turn >> 2));
  const vessel = isVessel(basin);
  const timber = style === 'Rustic' && vessel;
  return {
    layout: fitLayout(cycle(layouts[size], turn + vanityStyles.indexOf(style)), base),
    front,
    base,
    wood: cycle(habit.woods[color], turn >> 1),
    top: timber
      ? { timber: color === 'Natural' || color === 'White' ? 'oak' : color === 'Brown' ? 'smoked oak' : 'walnut' }
      : { quartz: cycle(quartzFor[color], turn) },
    topThicknessCm: timber ? 4 : style === 'Modern' && turn % 2 === 0 ? 3 : 2,
    hasUpstand: style === 'Traditional' || (style === 'Transitional' && turn % 2 === 1),
    basin,
    tap: vessel ? 'tall' : cycle(habit.taps, turn),
    tapMetal,
    pull: front === 'fluted' ? 'none' : cycle(habit.pulls, turn),
    pullMetal: style === 'Rustic' ? 'matte black' : tapMetal,
  };
}
