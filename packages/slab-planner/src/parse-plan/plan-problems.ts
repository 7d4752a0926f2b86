import { findQuartzColour } from '@showroom/catalog-data/quartz';
import { cleanLine } from '@showroom/catalog-data/typed-text';
import { formatLength, longestIn } from '../lengths/lengths.ts';
import { findCrossing } from '../outlines/find-crossing.ts';
import { areaOf, boxOf, containsBox, cornerAt, outlineOf, placeCutOuts, sidesOf } from '../outlines/outlines.ts';
import { cutOutWords } from '../plan/plan-words.ts';
import type { CutOut, Piece, Plan, Point, RoomPlace, Shape } from '../plan/plan.ts';

export interface PlanProblem {
  /** Null: of the plan itself. */
  readonly pieceId: string | null;
  /** The path of the value in its piece or plan: `shape.lengthIn`, `cutOuts.sink.centre`, `radiiIn.2`. */
  readonly field: string;
  /** A sentence for the person who typed it. */
  readonly message: string;
}

/** What a plan can have at most. */
const planLimits = {
  pieces: 100,
  cutOutsOfPiece: 20,
  appliancesOfPiece: 6,
  cornersOfPiece: 24,
  nameLength: 60,
  places: 1000,
  slabs: 100,
} as const;

type Problem = Omit<PlanProblem, 'pieceId'>;

const ID = /^[a-z0-9-]{1,20}$/;
const PART_ID = /^[a-z0-9-]{1,20}(?:\.[1-9]\d{0,2})?$/;

/** What makes a plan impossible, in the order of its fields. Whether it can be built well is another question: `checkPlan`. */
export function listPlanProblems(plan: Plan): readonly PlanProblem[] {
  const { pieces } = plan;
  const ids = pieces.map(({ id }) => id);
  return [
    ...listStoneProblems(plan).map((problem) => ({ pieceId: null, ...problem })),
    ...pieces.flatMap((piece, index) =>
      [
        ...(ID.test(piece.id) && ids.indexOf(piece.id) === index
          ? []
          : [problemOf('id', 'Two pieces have the same id.')]),
        ...listPieceProblems(piece),
      ].map((problem) => ({ pieceId: piece.id, ...problem })),
    ),
  ];
}

function listStoneProblems({ stone, thickness, slabSize, pieces, places }: Plan): readonly Problem[] {
  const colour = findQuartzColour(stone);
  const { label = '', thicknesses = [], sizes = [] } = colour ?? {};
  const sold = thicknesses.join(' and ').replaceAll('cm', ' cm');
  const arePlacesPossible = places.every(
    ({ partId, slab, xIn, yIn }) =>
      PART_ID.test(partId) &&
      Number.isInteger(slab) &&
      slab >= 0 &&
      slab < planLimits.slabs &&
      [xIn, yIn].every((place) => isLength(place) && place <= longestIn),
  );
  return [
    ...(thicknesses.includes(thickness) ? [] : [problemOf('thickness', `${label} is sold in ${sold} only.`)]),
    ...(sizes[slabSize] === undefined ? [problemOf('slabSize', `${label} isn’t sold in this slab size.`)] : []),
    ...(pieces.length > planLimits.pieces
      ? [problemOf('pieces', `A plan has at most ${planLimits.pieces} pieces. Start another plan for the rest.`)]
      : []),
    ...(arePlacesPossible && places.length <= planLimits.places
      ? []
      : [problemOf('places', 'A part isn’t on a slab. Let the planner place it.')]),
  ];
}

function listPieceProblems(piece: Piece): readonly Problem[] {
  const { name, shape, appliances, at, overhangIn, edges, radiiIn } = piece;
  const shapeProblems = listShapeProblems(shape);
  const outline = outlineOf(shape);
  const areListsComplete = edges.length === outline.length && radiiIn.length === outline.length;
  return [
    ...listNameProblems(name),
    ...shapeProblems,
    ...(at === undefined ? [] : listRoomPlaceProblems(at)),
    // The rest is measured against the shape.
    ...(shapeProblems.length > 0
      ? []
      : [
          ...(areListsComplete
            ? listRadiusProblems(piece, outline)
            : [problemOf('edges', 'Choose an edge for each side.')]),
          ...listCutOutProblems(piece, outline),
          ...listApplianceProblems(appliances, boxOf(outline).right),
          ...listOverhangProblems(overhangIn, shape.kind === 'free' ? boxOf(outline).bottom : shape.depthIn),
        ]),
  ];
}

function listNameProblems(name: string): readonly Problem[] {
  if (cleanLine(name) === '') return [problemOf('name', 'Enter a name.')];
  if (name.length > planLimits.nameLength) {
    return [problemOf('name', `Enter at most ${planLimits.nameLength} characters.`)];
  }
  return cleanLine(name) === name ? [] : [problemOf('name', 'Enter the name on one line.')];
}

function listShapeProblems(shape: Shape): readonly Problem[] {
  if (shape.kind === 'free') return listOutlineProblems(shape.points);
  const sizes = [
    ...checkSize('shape.lengthIn', shape.lengthIn, 1, longestIn),
    ...checkSize('shape.depthIn', shape.depthIn, 1, longestIn),
  ];
  if (shape.kind === 'straight') return sizes;
  const { lengthIn, depthIn, returnLengthIn, returnDepthIn } = shape;
  return [
    ...sizes,
    ...checkSize('shape.returnLengthIn', returnLengthIn, 1, longestIn),
    ...checkSize('shape.returnDepthIn', returnDepthIn, 1, longestIn),
    ...(returnLengthIn > depthIn
      ? []
      : [problemOf('shape.returnLengthIn', `Enter more than ${formatLength(depthIn)}, the depth of the counter.`)]),
    ...(returnDepthIn < lengthIn
      ? []
      : [problemOf('shape.returnDepthIn', `Enter less than ${formatLength(lengthIn)}, the length of the counter.`)]),
  ];
}

function listOutlineProblems(points: readonly Point[]): readonly Problem[] {
  if (points.length < 3) return [problemOf('shape.points', 'Enter at least three corners.')];
  if (points.length > planLimits.cornersOfPiece) {
    return [problemOf('shape.points', `Enter at most ${planLimits.cornersOfPiece} corners.`)];
  }
  const wrong = points.findIndex((point) => !point.every((place) => isLength(place) && place <= longestIn));
  if (wrong !== -1) {
    return [problemOf(`shape.points.${wrong}`, `Enter places from 0 to ${formatLength(longestIn)}, to 1/16″.`)];
  }
  const crossing = findCrossing(points);
  if (crossing !== undefined) {
    return [problemOf(`shape.points.${crossing}`, `Side ${crossing + 1} crosses or touches another side.`)];
  }
  if (areaOf(points) < 0) return [problemOf('shape.points', 'Enter the corners clockwise.')];
  const { left, top } = boxOf(points);
  return left === 0 && top === 0
    ? []
    : [problemOf('shape.points', 'Measure from the left and from the back: the least of both is 0.')];
}

function listRadiusProblems({ radiiIn, ...piece }: Piece, outline: readonly Point[]): readonly Problem[] {
  const sides = sidesOf(piece);
  const taken = radiiIn.map((radiusIn, index) => radiusIn * tangentShare(outline, index));
  return radiiIn.flatMap((radiusIn, index) => {
    if (!isLength(radiusIn)) return [problemOf(`radiiIn.${index}`, 'Enter a radius from 0, to 1/16″.')];
    const isFitting = [index - 1, index].every((side) => {
      const [first = 0, second = 0] = [taken.at(side), taken[(side + 1) % taken.length]];
      // Half a thousandth is what slanted corners lose to rounding.
      return first + second <= (sides.at(side)?.lengthIn ?? 0) + 0.0005;
    });
    return radiusIn === 0 || isFitting
      ? []
      : [problemOf(`radiiIn.${index}`, 'The radius is too large for the sides that meet here.')];
  });
}

/** How far along its sides a rounded corner starts, for each inch of radius: 1 at a right angle. */
function tangentShare(outline: readonly Point[], index: number): number {
  const [before, corner, after] = [
    cornerAt(outline, index - 1),
    cornerAt(outline, index),
    cornerAt(outline, index + 1),
  ];
  const turned =
    Math.atan2(after[1] - corner[1], after[0] - corner[0]) - Math.atan2(corner[1] - before[1], corner[0] - before[0]);
  return Math.abs(Math.tan(turned / 2));
}

function listCutOutProblems(piece: Piece, outline: readonly Point[]): readonly Problem[] {
  const { cutOuts } = piece;
  if (cutOuts.length > planLimits.cutOutsOfPiece) {
    return [problemOf('cutOuts', `A piece has at most ${planLimits.cutOutsOfPiece} cut-outs.`)];
  }
  return placeCutOuts(piece).flatMap(({ cutOut, box }, index) => {
    const { id, kind, centre, widthIn, depthIn, radiusIn } = cutOut;
    const field = `cutOuts.${id}`;
    const isNew = ID.test(id) && cutOuts.findIndex((other) => other.id === id) === index;
    const sizes = [
      ...(isNew ? [] : [problemOf(`${field}.id`, 'Two cut-outs have the same id.')]),
      ...checkSize(`${field}.widthIn`, widthIn, 0.25, longestIn),
      ...checkSize(`${field}.depthIn`, depthIn, 0.25, longestIn),
      ...(centre.every((place) => isLength(Math.abs(place)))
        ? []
        : [problemOf(`${field}.centre`, 'Enter its centre to 1/16″.')]),
      // The radius of a round hole is half of its diameter.
      ...(isLength(radiusIn * 2) && radiusIn * 2 <= Math.min(widthIn, depthIn)
        ? []
        : [problemOf(`${field}.radiusIn`, 'Enter a radius of at most half its smaller side.')]),
      ...(isLinkSound(cutOut, cutOuts)
        ? []
        : [problemOf(`${field}.linkedTo`, 'Link it to a cut-out that isn’t linked to another one.')]),
    ];
    if (sizes.length > 0) return sizes;
    const words = cutOutWords[kind];
    return containsBox(outline, box)
      ? []
      : [problemOf(`${field}.centre`, `The ${words} is outside of the piece or reaches over its edge.`)];
  });
}

function isLinkSound({ linkedTo }: CutOut, cutOuts: readonly CutOut[]): boolean {
  return (
    linkedTo === undefined || cutOuts.some(({ id, linkedTo: further }) => id === linkedTo && further === undefined)
  );
}

function listApplianceProblems(appliances: Piece['appliances'], lengthIn: number): readonly Problem[] {
  if (appliances.length > planLimits.appliancesOfPiece) {
    return [problemOf('appliances', `A piece has at most ${planLimits.appliancesOfPiece} appliances.`)];
  }
  return appliances.flatMap(({ kind, fromIn, widthIn }, index) => {
    const field = `appliances.${index}`;
    if (!isLength(fromIn)) return [problemOf(`${field}.fromIn`, 'Enter where it starts, from the left end.')];
    const sizes = checkSize(`${field}.widthIn`, widthIn, 1, longestIn);
    if (sizes.length > 0) return sizes;
    return fromIn + widthIn <= lengthIn
      ? []
      : [problemOf(`${field}.fromIn`, `The ${kind} reaches over the right end.`)];
  });
}

function listOverhangProblems(overhangIn: number, depthIn: number): readonly Problem[] {
  if (!isLength(overhangIn)) return [problemOf('overhangIn', 'Enter an overhang from 0, to 1/16″.')];
  return overhangIn <= depthIn
    ? []
    : [problemOf('overhangIn', `Enter at most ${formatLength(depthIn)}, the depth of the piece.`)];
}

/** A room is as long as the longest piece; a bar is lower than this. */
const HIGHEST_IN = 96;

function listRoomPlaceProblems({ heightIn, xIn, yIn }: RoomPlace): readonly Problem[] {
  return [
    ...Object.entries({ 'at.xIn': xIn, 'at.yIn': yIn }).flatMap(([field, place]) =>
      isLength(Math.abs(place)) && Math.abs(place) <= longestIn
        ? []
        : [problemOf(field, `Enter a length from −${formatLength(longestIn)} to ${formatLength(longestIn)}.`)],
    ),
    ...checkSize('at.heightIn', heightIn, 0, HIGHEST_IN),
  ];
}

function checkSize(field: string, lengthIn: number, leastIn: number, mostIn: number): readonly Problem[] {
  return isLength(lengthIn) && lengthIn >= leastIn && lengthIn <= mostIn
    ? []
    : [problemOf(field, `Enter a length from ${formatLength(leastIn)} to ${formatLength(mostIn)}.`)];
}

function isLength(lengthIn: number): boolean {
  return lengthIn >= 0 && Number.isInteger(lengthIn * 16);
}

function problemOf(field: string, message: string): Problem {
  return { field, message };
}
