import { isFree, overlap } from '../packing/free-space.ts';
import { turn, type Box, type PackedPart, type Placement, type Size } from '../packing/packed-part.ts';
import { addPlacement, emptySheet, type Sheet } from '../packing/sheet.ts';
import type { CutPart, ManualPlace } from '../plan/plan.ts';

/** A part, and how it is packed. */
export interface PartToPlace {
  readonly part: CutPart;
  readonly packed: PackedPart;
}

export interface PlaceProblem {
  readonly pieceId: string;
  /** The part that is not where it was put by hand. */
  readonly partId: string;
  /** Sentences for the visitor. */
  readonly message: string;
}

interface HandPlaced {
  /** The parts by slab. */
  readonly fixed: readonly (readonly Placement[])[];
  readonly problems: readonly PlaceProblem[];
}

/**
 * Puts parts where the visitor put them, one after the other. A part that may not lie there is left out, with a problem that says why.
 * Places of parts that the plan no longer has are passed over.
 *
 * @param size of a slab, without its trim
 */
export function fixHandPlaces(
  places: readonly ManualPlace[],
  parts: readonly PartToPlace[],
  { size, trimIn, mayTurn }: { readonly size: Size; readonly trimIn: number; readonly mayTurn: boolean },
): HandPlaced {
  const sheets: Sheet[] = [];
  const problems: PlaceProblem[] = [];
  const done = new Set<string>();
  for (const { partId, slab, xIn, yIn, quarterTurns } of places) {
    const found = parts.find(({ part }) => part.id === partId);
    if (found === undefined || done.has(partId)) continue;
    done.add(partId);
    // As many slabs as there are parts are always enough.
    const at = Math.min(slab, parts.length - 1);
    while (sheets.length <= at) sheets.push(emptySheet(size));
    const sheet = sheets[at] ?? emptySheet(size);
    const boxes = found.packed.lyings.find((each) => each.quarterTurns === 0)?.boxes ?? [];
    const placement = { part: found.packed, lying: turn(boxes, quarterTurns), x: xIn - trimIn, y: yIn - trimIn };
    const obstacle =
      quarterTurns % 2 === 1 && !mayTurn
        ? 'can’t be turned by a quarter, as that would turn its veins'
        : describeObstacle(placement, sheet, parts, `slab ${at + 1}`);
    if (obstacle === undefined) {
      sheets[at] = addPlacement(sheet, placement);
      continue;
    }
    const message = `“${found.part.name}” ${obstacle}. It was placed automatically.`;
    problems.push({ pieceId: found.part.pieceId, partId, message });
  }
  return { fixed: sheets.map(({ placements }) => placements), problems };
}

/** Why a part may not lie somewhere; undefined if it may. */
function describeObstacle(
  placement: Placement,
  { size, free, placements }: Sheet,
  parts: readonly PartToPlace[],
  slabName: string,
): string | undefined {
  const boxes = boxesOf(placement);
  if (boxes.some(({ left, top, right, bottom }) => left < 0 || top < 0 || right > size.width || bottom > size.height))
    return `reaches over the usable part of ${slabName}`;
  if (boxes.every((box) => isFree(free, box))) return undefined;
  const other = placements.find((each) => boxesOf(each).some((one) => boxes.some((box) => overlap(one, box))));
  const name = parts.find(({ packed }) => packed === other?.part)?.part.name;
  return `overlaps “${name}” on ${slabName}, or is closer to it than the saw’s cut`;
}

function boxesOf({ lying, x, y }: Placement): readonly Box[] {
  return lying.boxes.map(({ left, top, right, bottom }) => ({
    left: x + left,
    top: y + top,
    right: x + right,
    bottom: y + bottom,
  }));
}
