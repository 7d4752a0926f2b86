/** How a vanity is made: what the studio models and the catalogue describes. */

export const vanitySizes = [24, 30, 36, 48, 60, 72] as const;
/** All stand equally deep and high, a vessel's rim included. */
export const vanityDepthIn = 21.5;
export const vanityHeightIn = 34.5;
export const vanityColours = ['White', 'Gray', 'Black', 'Brown', 'Natural'] as const;
export const vanityStyles = ['Modern', 'Traditional', 'Transitional', 'Rustic'] as const;

export type VanitySize = (typeof vanitySizes)[number];
export type VanityColour = (typeof vanityColours)[number];
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
