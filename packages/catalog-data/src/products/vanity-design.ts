/** The design of a vanity: the studio models it and the catalogue describes it. */

export const vanitySizes = [24, 30, 36, 48, 60, 72] as const;
export const vanityDepthIn = 21.5;
/** From the floor to the counter or a vessel’s rim: the same for all vanities. */
export const vanityTopHeightIn = 34.5;
/** From the bottom of a wall-hung case to the counter or a vessel’s rim, as the studio models them. */
const hungHeightIn = { undermount: 21, vessel: 22 } as const;
/** The counter height under a vessel. */
export const vesselTopHeightIn = 30;
/** The opening in the back for drain and supply, one behind each basin. */
export const vanityPlumbingOpening = { widthIn: 14, heightIn: 9, aboveFloorIn: 16 } as const;
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
export type VanityBay = 'doors' | 'door-l' | 'door-r' | 'drawers1' | 'drawers2' | 'drawers3' | 'tip+doors';
export type VanityLayout = readonly (readonly [bay: VanityBay, share: number])[];

export type VanityDesign = {
  readonly layout: VanityLayout;
  readonly front: VanityFront;
  readonly base: VanityBase;
  readonly wood: VanityWood;
  readonly top: { readonly quartz: string } | { readonly timber: 'oak' | 'walnut' | 'smoked oak' };
  readonly topThicknessCm: 2 | 3 | 4;
  readonly hasUpstand: boolean;
  readonly basin: VanityBasin;
  readonly tap: VanityTap;
  readonly tapMetal: VanityMetal;
  readonly pull: VanityPull;
  readonly pullMetal: VanityMetal;
};

/** The height of the vanity itself; a wall-hung one is mounted above the floor. */
export function vanityHeightIn({ base, basin }: Pick<VanityDesign, 'base' | 'basin'>): number {
  return base === 'hung' ? hungHeightIn[isVessel(basin) ? 'vessel' : 'undermount'] : vanityTopHeightIn;
}

export const isVessel = (basin: VanityBasin): boolean => !['rectangle', 'oval'].includes(basin);
