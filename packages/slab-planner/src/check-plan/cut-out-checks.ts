import { formatLength } from '../lengths/lengths.ts';
import { placeCutOuts, rectangleOf, sidesOf, type Box, type PlacedCutOut } from '../outlines/outlines.ts';
import { cutOutWords } from '../plan/plan-words.ts';
import type { CutOut, Piece, Point } from '../plan/plan.ts';
import type { PieceFinding } from './finding.ts';
import { ruleSources } from './rule-sources.ts';

/** 5 cm. */
const LARGE_TO_EDGE = 2;
/** 90 mm. */
const SINK_STRIP = 3.5;
/** 70 mm. */
const BETWEEN_LARGE = 2.75;
/** For faucet holes, drains of vessel sinks and outlets. */
const AROUND_SMALL = 1;
/** 4 mm, rounded up to sixteenths. */
const CORNER_RADIUS = 3 / 16;

/** Checks the stone around the cut-outs of a piece, and between them. */
export function checkCutOuts(piece: Piece): readonly PieceFinding[] {
  const placed = placeCutOuts(piece);
  return placed.flatMap((one, index) => [
    ...checkCorners(one),
    ...checkEdges(piece, one),
    ...placed.slice(index + 1).flatMap((other) => checkBetween(one, other)),
  ]);
}

function checkCorners({ cutOut: { kind, radiusIn } }: PlacedCutOut): readonly PieceFinding[] {
  if (radiusIn >= CORNER_RADIUS) return [];
  const message = `The corners of the ${cutOutWords[kind]} need a radius of at least ${formatLength(CORNER_RADIUS)}. Cracks start at sharp corners.`;
  return [{ rule: 'cut-out-radius', severity: 'warning', message, source: ruleSources.silestone }];
}

function checkEdges(piece: Piece, { cutOut: { kind }, box }: PlacedCutOut): readonly PieceFinding[] {
  const [nearest] = sidesOf(piece)
    .map(({ name, from, to }) => ({ name, distanceIn: distanceToBox([from, to], box) }))
    .sort((a, b) => a.distanceIn - b.distanceIn);
  if (nearest === undefined) return [];
  const { name, distanceIn } = nearest;
  const leastIn = isLarge({ kind }) ? LARGE_TO_EDGE : AROUND_SMALL;
  const strip = `There is only ${formatLength(distanceIn)} of stone between the ${cutOutWords[kind]} and the ${name} of the piece.`;
  if (distanceIn < leastIn) {
    const source = isLarge({ kind }) ? ruleSources.silestone : ruleSources.common;
    const message = `${strip} Leave at least ${formatLength(leastIn)}.`;
    // Outlets in a backsplash of 4″ are often nearer than this.
    const severity = isLarge({ kind }) ? 'problem' : 'warning';
    return [{ rule: 'cut-out-to-edge', severity, message, source }];
  }
  const isSink = kind === 'undermount-sink' || kind === 'drop-in-sink';
  if (!isSink || distanceIn >= SINK_STRIP) return [];
  const message = `${strip} Leave ${formatLength(SINK_STRIP)}, or ask us to reinforce the strip with a rod.`;
  return [{ rule: 'sink-strip', severity: 'warning', message, source: ruleSources.sinkStrip }];
}

function checkBetween(one: PlacedCutOut, other: PlacedCutOut): readonly PieceFinding[] {
  const [across, along] = [
    Math.max(one.box.left - other.box.right, other.box.left - one.box.right),
    Math.max(one.box.top - other.box.bottom, other.box.top - one.box.bottom),
  ];
  const names = `the ${cutOutWords[one.cutOut.kind]} and the ${cutOutWords[other.cutOut.kind]}`;
  if (across < 0 && along < 0) {
    const message = `${capitalize(names)} overlap. Move one of them.`;
    return [{ rule: 'between-cut-outs', severity: 'problem', message, source: ruleSources.common }];
  }
  const areLarge = isLarge(one.cutOut) && isLarge(other.cutOut);
  const leastIn = areLarge ? BETWEEN_LARGE : AROUND_SMALL;
  const distanceIn = Math.hypot(Math.max(across, 0), Math.max(along, 0));
  if (distanceIn >= leastIn) return [];
  const message = `There is only ${formatLength(distanceIn)} of stone between ${names}. Leave at least ${formatLength(leastIn)}.`;
  const source = areLarge ? ruleSources.sinkStrip : ruleSources.common;
  return [{ rule: 'between-cut-outs', severity: 'problem', message, source }];
}

function isLarge({ kind }: Pick<CutOut, 'kind'>): boolean {
  return kind === 'undermount-sink' || kind === 'drop-in-sink' || kind === 'cooktop';
}

/** From a side to a rectangle that it doesn't cross. The nearest points of the two include a corner of one of them. */
function distanceToBox([from, to]: readonly [Point, Point], box: Box): number {
  const fromEnds = [from, to].map(([x, y]) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)),
  );
  const fromCorners = rectangleOf(box).map((corner) => distanceToSide(corner, [from, to]));
  return Math.min(...fromEnds, ...fromCorners);
}

function distanceToSide([x, y]: Point, [from, to]: readonly [Point, Point]): number {
  const [stepX, stepY] = [to[0] - from[0], to[1] - from[1]];
  const share = ((x - from[0]) * stepX + (y - from[1]) * stepY) / (stepX ** 2 + stepY ** 2);
  const within = Math.min(Math.max(share, 0), 1);
  return Math.hypot(x - from[0] - within * stepX, y - from[1] - within * stepY);
}

function capitalize(sentence: string): string {
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
