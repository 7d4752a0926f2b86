import { roomSurfaceLabels, type RoomSurface } from '@showroom/catalog-data/catalogue/room-surfaces';
import type { RoomPlan } from '@showroom/room-view/room-plan';
import type { SlabSize } from '@showroom/room-view/surface';
import type { RoomPictureSource } from './room-picture.ts';
import { resolveChosen, type ChosenSlugs, type OfferedRoom, type RoomDesign } from '../room-code.ts';

/** How an option looks: a flat colour, or a picture. */
export type RoomSwatch =
  | { readonly kind: 'paint' | 'metal'; readonly hex: string }
  | { readonly kind: 'slab' | 'wood'; readonly src: string }
  /** Its picture repeats after this size. */
  | { readonly kind: 'floor'; readonly src: string; readonly sizeIn: SlabSize };

/** Something that a surface can be shown in. */
export interface RoomOption {
  readonly slug: string;
  readonly label: string;
  /** What kind of choice it is: a collection, “Wood”, “Hardwood”. */
  readonly group: string;
  readonly swatch: RoomSwatch;
  /** The page that it leads to. */
  readonly path: string;
  /** What a search finds it by, in lower case. */
  readonly words: string;
  /** The slab's picture for the live view. */
  readonly texture?: string | undefined;
}

/** By surface; the backsplash has the stones of the counter. */
export type RoomOptions = Readonly<Record<Exclude<RoomSurface, 'backsplash'>, readonly RoomOption[]>>;

/** A room, with what the page says about it. */
export interface ShownRoom extends OfferedRoom, RoomPictureSource {
  readonly label: string;
  readonly plan: RoomPlan;
  /** The number of the face that the slab is dragged on. */
  readonly grip: number;
}

export interface ChosenOption {
  readonly surface: RoomSurface;
  readonly label: string;
  readonly option: RoomOption;
}

export function listOptions(options: RoomOptions, surface: RoomSurface): readonly RoomOption[] {
  return options[surface === 'backsplash' ? 'counter' : surface];
}

/** Lists what a room is shown in, in the order of its surfaces. */
export function listChosen(
  options: RoomOptions,
  { surfaces }: Pick<OfferedRoom, 'surfaces'>,
  chosen: ChosenSlugs,
): readonly ChosenOption[] {
  const slugs = resolveChosen(chosen);
  return surfaces.flatMap((surface) => {
    const option = listOptions(options, surface).find(({ slug }) => slug === slugs[surface]);
    return option ? [{ surface, label: roomSurfaceLabels[surface], option }] : [];
  });
}

/** Describes a room in words: “Kitchen. Counter and backsplash: Aurora. Cabinets: Spruce.” */
export function describeRoom(options: RoomOptions, room: ShownRoom, chosen: ChosenSlugs): string {
  const parts = listChosen(options, room, chosen);
  const counter = parts.find(({ surface }) => surface === 'counter')?.option;
  const isShared = parts.some(({ surface, option }) => surface === 'backsplash' && option === counter);
  const sentences = parts
    .filter(({ surface }) => !(isShared && surface === 'backsplash'))
    .map(({ surface, label, option }) =>
      surface === 'counter' && isShared ? `Counter and backsplash: ${option.label}.` : `${label}: ${option.label}.`,
    );
  return [`${room.label}.`, ...sentences].join(' ');
}

/** Names what two sets of choices differ in, for the first of them: “Aurora, Walnut”. */
export function nameDifference(options: RoomOptions, room: ShownRoom, one: ChosenSlugs, two: ChosenSlugs): string {
  const others = new Set(listChosen(options, room, two).map(({ surface, option }) => `${surface} ${option.slug}`));
  const labels = listChosen(options, room, one).flatMap(({ surface, option }) =>
    others.has(`${surface} ${option.slug}`) ? [] : [option.label],
  );
  return [...new Set(labels)].join(', ');
}

/** The same choices in another room. */
export function moveToRoom(design: RoomDesign, room: OfferedRoom): RoomDesign {
  return { ...design, room: room.name };
}
