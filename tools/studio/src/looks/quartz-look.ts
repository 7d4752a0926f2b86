import type { QuartzSlug } from '@showroom/catalog-data/quartz-rows';

import type { Hex } from '../canvas/colour.ts';
import type { FlowParameters } from '../stone/flow.ts';
import type { Layer } from '../stone/layer.ts';
import type { RoomName } from '../rooms/rooms.ts';

/** Everything that decides how one colour looks, and the words for who cannot see it. */
export type QuartzLook = {
  readonly slug: QuartzSlug;
  /** The room that suits it best: what is in it, and light that shows its movement. */
  readonly room: RoomName;
  readonly ground: Hex;
  readonly flow: FlowParameters;
  /** From the deepest to the surface. */
  readonly layers: readonly Layer[];
  /** Ends "Full slab of … quartz: ". */
  readonly slabShows: string;
  /** Ends "Close-up of … quartz: ". */
  readonly closeUpShows: string;
  /** Centre of the close-up in inches from the top left corner; chosen by itself without. */
  readonly closeUpAt?: readonly [x: number, y: number];
};

/** Looks by slug, as a file of them holds them. */
export type QuartzLookRows = Readonly<Record<string, Omit<QuartzLook, 'slug'>>>;
