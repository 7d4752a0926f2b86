import type { Layout, ManualPlace, PlacedPart } from '@showroom/slab-planner/plan';
import { findLyingSize } from '../drawing/part-transform.ts';

/** Places by hand are to a quarter of an inch; the form takes sixteenths. */
const STEP_IN = 1 / 4;

/** Lists where the parts of a layout lie, to start placing by hand. */
export function listPlaces({ slabs }: Pick<Layout, 'slabs'>): ManualPlace[] {
  return slabs.flatMap((parts, slab) =>
    parts.map(({ part, xIn, yIn, quarterTurns }) => ({ partId: part.id, slab, xIn, yIn, quarterTurns })),
  );
}

/** Moves a part on its slab. It stays on the slab, inside of the trim. */
export function movePart(layout: Layout, placed: PlacedPart, [xIn, yIn]: readonly [number, number]): PlacedPart {
  const lying = findLyingSize(placed);
  const limit = (place: number, sizeIn: number, slabIn: number) =>
    Math.max(layout.trimIn, Math.min(toStep(place), toSixteenth(slabIn - layout.trimIn - sizeIn)));
  return {
    ...placed,
    xIn: limit(xIn, lying.widthIn, layout.slab.widthIn),
    yIn: limit(yIn, lying.heightIn, layout.slab.heightIn),
  };
}

/** Turns a part by a quarter, clockwise, about its middle as far as the slab allows. */
export function turnPart(layout: Layout, placed: PlacedPart): PlacedPart {
  const before = findLyingSize(placed);
  // The type has no arithmetic: three and one are none.
  const quarterTurns = ((placed.quarterTurns + 1) % 4) as PlacedPart['quarterTurns'];
  const turned = { ...placed, quarterTurns };
  const shift = (before.widthIn - before.heightIn) / 2;
  return movePart(layout, turned, [placed.xIn + shift, placed.yIn - shift]);
}

/** The places of all parts, with one of them changed. */
export function placeParts(layout: Layout, changed: PlacedPart, slab?: number): ManualPlace[] {
  return listPlaces(layout).map((place) =>
    place.partId === changed.part.id
      ? {
          partId: place.partId,
          slab: slab ?? place.slab,
          xIn: changed.xIn,
          yIn: changed.yIn,
          quarterTurns: changed.quarterTurns,
        }
      : place,
  );
}

function toStep(place: number): number {
  return Math.round(place / STEP_IN) * STEP_IN;
}

function toSixteenth(place: number): number {
  return Math.floor(place * 16) / 16;
}
