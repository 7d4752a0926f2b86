import { slabInches } from '../canvas/view.ts';
import { between, createNoise, createRandom, type Random } from '../noise/random.ts';
import type { Flow } from './flow.ts';

/** A vein's course through the slab, points at even steps of `pathStep` inches. */
export type VeinPath = {
  readonly seed: string;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Half-width in inches where the vein is at its most usual. */
  readonly width: number;
  readonly strength: number;
};

export type VeinPlan = {
  /** How many main veins. */
  readonly count: number;
  /** Half-width range, inches. */
  readonly width: readonly [number, number];
  /** Length range, inches. */
  readonly length: readonly [number, number];
  /** How far each vein turns from the common flow, radians; small is parallel, large is a network. */
  readonly wander: number;
  /** Branches leaving each main vein, each of which may branch once more. */
  readonly forks: number;
  /** Radians between a branch and its vein. */
  readonly forkAngle?: number;
  /** 0 spreads veins evenly over the slab, 1 gathers them in bundles. */
  readonly bundling?: number;
};

export const pathStep = 0.4;

/** The courses of all veins of one layer, the same for every view of the slab. */
export function layVeinPaths(seed: string, flow: Flow, plan: VeinPlan): readonly VeinPath[] {
  const random = createRandom(`${seed}/paths`);
  const diagonal = Math.hypot(slabInches.width, slabInches.height);
  const heading = flow.heading(slabInches.width / 2, slabInches.height / 2);
  // Veins start on a line through the middle, across the movement, long enough to reach the far corners.
  const span = Math.abs(slabInches.height * Math.cos(heading)) + Math.abs(slabInches.width * Math.sin(heading));
  const bundle = createNoise(`${seed}/bundles`);
  return Array.from({ length: plan.count }, (_, index) => {
    const even = (index + 0.15 + 0.7 * random()) / plan.count;
    const place = (even - 0.5 + (plan.bundling ?? 0) * 0.22 * bundle(even * 2.2, 0)) * span;
    const length = between(random, plan.length);
    const slack = Math.max(0, diagonal - length * 0.7) * (random() - 0.5);
    const x = slabInches.width / 2 - Math.sin(heading) * place + Math.cos(heading) * slack;
    const y = slabInches.height / 2 + Math.cos(heading) * place + Math.sin(heading) * slack;
    const width = plan.width[0] + (plan.width[1] - plan.width[0]) * random() ** 1.6;
    const main = grow(`${seed}/${index}`, flow, plan, {
      x,
      y,
      turn: 0,
      length,
      width,
      strength: between(random, [0.7, 1]),
    });
    return [main, ...branch(main, random, flow, plan, plan.forks, 1)];
  }).flat();
}

type Start = {
  readonly x: number;
  readonly y: number;
  /** Radians away from the flow at the start of a branch; 0 for a main vein, which grows both ways. */
  readonly turn: number;
  readonly length: number;
  readonly width: number;
  readonly strength: number;
};

function branch(
  parent: VeinPath,
  random: Random,
  flow: Flow,
  plan: VeinPlan,
  forks: number,
  depth: number,
): readonly VeinPath[] {
  const wanted = Math.floor(forks + random());
  return Array.from({ length: wanted }, (_, index) => {
    const at = Math.floor(parent.xs.length * (0.05 + 0.85 * random()));
    const side = random() < 0.5 ? -1 : 1;
    const child = grow(`${parent.seed}/${index}`, flow, plan, {
      x: parent.xs[at] ?? 0,
      y: parent.ys[at] ?? 0,
      turn: side * (plan.forkAngle ?? 0.55) * between(random, [0.6, 1.4]),
      length: parent.xs.length * pathStep * between(random, [0.12, 0.5]),
      width: parent.width * between(random, [0.25, 0.7]),
      strength: parent.strength * between(random, [0.45, 0.95]),
    });
    return depth < 2 ? [child, ...branch(child, random, flow, plan, forks * 0.4, depth + 1)] : [child];
  }).flat();
}

function grow(seed: string, flow: Flow, plan: VeinPlan, start: Start): VeinPath {
  const wander = createNoise(`${seed}/wander`);
  const steps = Math.max(8, Math.round(start.length / pathStep));
  const isBranch = start.turn !== 0;
  const forward = walk(1, isBranch ? steps : Math.ceil(steps / 2));
  const backward = isBranch ? [] : walk(-1, Math.floor(steps / 2)).toReversed();
  const points = [...backward, { x: start.x, y: start.y }, ...forward];
  return {
    seed,
    xs: points.map((point) => point.x),
    ys: points.map((point) => point.y),
    width: start.width,
    strength: start.strength,
  };

  function walk(way: 1 | -1, count: number): { x: number; y: number }[] {
    let { x, y } = start;
    // A branch may run on with its vein or back along it, and bends into the common flow as it goes.
    const ahead = isBranch && wander(0, 9) < -0.25 ? -1 : 1;
    return Array.from({ length: count }, (_, index) => {
      const s = way * index * pathStep;
      const swing = wander(s / 28, 0) * 0.75 + wander(s / 9, 3) * 0.45 + wander(s / 3, 7) * 0.2;
      const turn = start.turn * Math.exp(-index * pathStep * (2.4 / start.length));
      const angle = flow.heading(x, y) + plan.wander * swing + turn;
      x += way * ahead * Math.cos(angle) * pathStep;
      y += way * ahead * Math.sin(angle) * pathStep;
      return { x, y };
    });
  }
}
