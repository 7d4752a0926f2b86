export type QuarterTurns = 0 | 1 | 2 | 3;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle by its sides. x runs from left to right, y from top to bottom. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A part the way it lies on a sheet, in its own bounding box. */
export interface Lying extends Size {
  /** Clockwise. */
  readonly quarterTurns: QuarterTurns;
  /** The rectangles that cover the part. They stay together. */
  readonly boxes: readonly Box[];
}

/** A part to pack. All lengths are in one unit, whichever the caller uses. */
export interface PackedPart extends Size {
  readonly id: string;
  readonly area: number;
  /** The ways it may lie on a sheet. Those that look alike are listed once. */
  readonly lyings: readonly Lying[];
}

/** Where a part lies: the upper left corner of its bounding box. */
export interface Placement {
  readonly part: PackedPart;
  readonly lying: Lying;
  readonly x: number;
  readonly y: number;
}

/**
 * A part that is one rectangle.
 *
 * @param mayTurn whether it may be turned by 90 degrees
 */
export function rectanglePart(id: string, { width, height }: Size, mayTurn: boolean): PackedPart {
  return partOfBoxes(id, [{ left: 0, top: 0, right: width, bottom: height }], mayTurn);
}

/**
 * A part of several rectangles, which may overlap each other. Their bounding box starts at 0, 0.
 *
 * @param mayTurn whether it may be turned by 90 degrees. Half turns are always allowed: they keep the direction of the veins.
 */
export function partOfBoxes(id: string, boxes: readonly Box[], mayTurn: boolean): PackedPart {
  const lyings: Lying[] = [];
  for (const quarterTurns of mayTurn ? ([0, 1, 2, 3] as const) : ([0, 2] as const)) {
    const lying = turn(boxes, quarterTurns);
    if (!lyings.some((other) => looksAlike(other, lying))) lyings.push(lying);
  }
  return { id, ...sizeOf(boxes), area: unionArea(boxes), lyings };
}

/** A part of rectangles after some quarter turns, moved so that its bounding box starts at 0, 0. */
export function turn(boxes: readonly Box[], quarterTurns: QuarterTurns): Lying {
  let turned = boxes;
  for (let done = 0; done < quarterTurns; done += 1) {
    const { height } = sizeOf(turned);
    turned = turned.map(({ left, top, right, bottom }) => ({
      left: height - bottom,
      top: left,
      right: height - top,
      bottom: right,
    }));
  }
  return { quarterTurns, ...sizeOf(turned), boxes: turned };
}

function sizeOf(boxes: readonly Box[]): Size {
  return {
    width: Math.max(...boxes.map(({ right }) => right)),
    height: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function looksAlike(one: Lying, other: Lying): boolean {
  const keys = new Set(one.boxes.map(sidesOf));
  return other.boxes.every((box) => keys.has(sidesOf(box)));
}

function sidesOf({ left, top, right, bottom }: Box): string {
  return [left, top, right, bottom].join();
}

/** The area that rectangles cover together. */
function unionArea(boxes: readonly Box[]): number {
  const sides = [...new Set(boxes.flatMap(({ left, right }) => [left, right]))].sort((a, b) => a - b);
  let area = 0;
  for (const [index, from] of sides.entries()) {
    const to = sides[index + 1] ?? from;
    const across = boxes.filter(({ left, right }) => left <= from && right >= to).sort((a, b) => a.top - b.top);
    let coveredTo = Number.NEGATIVE_INFINITY;
    for (const { top, bottom } of across) {
      area += (to - from) * Math.max(0, bottom - Math.max(top, coveredTo));
      coveredTo = Math.max(coveredTo, bottom);
    }
  }
  return area;
}
