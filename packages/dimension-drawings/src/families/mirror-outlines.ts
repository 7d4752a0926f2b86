import type { MirrorOutline } from '@showroom/catalog-data/products/mirrors';
import type { Point } from '../drawing.ts';

const STEPS = 96;
const TURN = 2 * Math.PI;

/** Points on a closed line; `pointAt` takes the share of the way around, from 0 to 1. */
function around(pointAt: (share: number) => Point, count = STEPS): readonly Point[] {
  return Array.from({ length: count }, (_, at) => pointAt(at / count));
}

/** The outline of a glass of this size, centred at 0. */
export function traceOutline(outline: MirrorOutline, [width, height]: Point): readonly Point[] {
  return fit(trace(outline, width / height), [width, height]);
}

/** Points of an outline in any size. @param proportion width over height */
function trace(outline: MirrorOutline, proportion: number): readonly Point[] {
  switch (outline.kind) {
    case 'rectangle':
      return [[-1, -1], [-1, 1], [1, 1], [1, -1]]; // prettier-ignore
    case 'polygon':
      return outline.corners.map(([x, y]) => [x, y]);
    case 'oval': {
      const power = 2 / (outline.power ?? 2);
      return around((share) => {
        const [x, y] = [Math.cos(share * TURN), Math.sin(share * TURN)];
        return [Math.sign(x) * Math.abs(x) ** power, Math.sign(y) * Math.abs(y) ** power];
      });
    }
    case 'capsule': {
      // Two semicircles, apart along the longer side.
      const apart = Math.max(proportion, 1 / proportion) - 1;
      return around((share) => {
        const [x, y] = [Math.cos(share * TURN), Math.sin(share * TURN)];
        return proportion > 1 ? [x + Math.sign(x) * apart, y] : [x, y + Math.sign(y) * apart];
      });
    }
    case 'arch': {
      const { isPointed = false, rise = isPointed ? 0.85 : 0.5 } = outline;
      const spring = 1 / proportion - rise;
      const curve = around((share) => {
        const x = -0.5 + share;
        const across = Math.abs(x) * 2;
        // A pointed arch is two arcs, each centred beyond the other side.
        const y = isPointed
          ? Math.sqrt(Math.max(0, 1 - ((across + 0.45) / 1.45) ** 2)) / Math.sqrt(1 - (0.45 / 1.45) ** 2)
          : Math.sqrt(Math.max(0, 1 - across ** 2));
        return [x, spring + rise * y];
      });
      return [[-0.5, 0], ...curve, [0.5, spring], [0.5, 0]];
    }
    case 'wave': {
      const wave = (y: number) => Math.sin(y * outline.count * TURN) * 0.06;
      const rising = around((share) => [1 + wave(share), share], STEPS / 2);
      const left = outline.isStraightOnLeft === true ? [] : rising.toReversed().map(([x, y]): Point => [x - 1, y]);
      return [...rising, [1 + wave(1), 1], [outline.isStraightOnLeft === true ? 0 : wave(1), 1], ...left, [0, 0]];
    }
    case 'circles':
      // The farthest that any disc reaches in each direction.
      return around((share) => {
        const [x, y] = [Math.cos(share * TURN), Math.sin(share * TURN)];
        const reaches = outline.discs.map(([dx, dy, radius]) => {
          const along = dx * x + dy * y;
          const off = radius ** 2 - (dx ** 2 + dy ** 2 - along ** 2);
          return off < 0 ? 0 : along + Math.sqrt(off);
        });
        const reach = Math.max(...reaches);
        return [x * reach, y * reach];
      });
    case 'scallop':
      return around((share) => {
        const reach = 1 - 0.1 * (1 - Math.abs(Math.sin((share * TURN * outline.lobes) / 2)));
        return [Math.cos(share * TURN) * reach, Math.sin(share * TURN) * reach];
      }, STEPS * 2);
    case 'stepped': {
      const steps = Array.from({ length: outline.steps }, (_, at) => at);
      const left = steps.flatMap((at): Point[] => [
        [at * 0.055, 1 - (outline.steps - at) * 0.05],
        [(at + 1) * 0.055, 1 - (outline.steps - at) * 0.05],
      ]);
      const top: readonly Point[] = [...left, [outline.steps * 0.055, 1]];
      return [[0, 0], ...top, ...top.toReversed().map(([x, y]): Point => [1 - x, y]), [1, 0]];
    }
    case 'waisted':
      return around((share) => {
        const [x, y] = [Math.cos(share * TURN), Math.sin(share * TURN)];
        const fuller = Math.sign(x) * Math.abs(x) ** 0.3;
        return [fuller * (0.62 + 0.38 * y ** 2), Math.sign(y) * Math.abs(y) ** 0.75];
      });
    case 'lens': {
      const side = around((share) => [Math.sin(share * Math.PI), share], STEPS / 2);
      return [...side, ...side.map(([x, y]): Point => [-x, 1 - y])];
    }
    case 'clipped':
      return [[0.1, 0], [0, 0.1], [0, 0.9], [0.1, 1], [0.9, 1], [1, 0.9], [1, 0.1], [0.9, 0]]; // prettier-ignore
    case 'notched': {
      const bite = ([cx, cy]: Point, from: number): readonly Point[] =>
        Array.from({ length: 9 }, (_, at) => {
          const angle = from - (at / 8) * (Math.PI / 2);
          return [cx + Math.cos(angle) * 0.09, cy + Math.sin(angle) * 0.09 * proportion];
        });
      return [
        ...bite([0, 0], Math.PI / 2).toReversed(),
        ...bite([0, 1], 0).toReversed(),
        ...bite([1, 1], -Math.PI / 2).toReversed(),
        ...bite([1, 0], Math.PI).toReversed(),
      ];
    }
    case 'pebble':
      return around((share) => {
        const angle = share * TURN;
        const reach = 1 + 0.07 * Math.cos(2 * angle + 0.8) + 0.05 * Math.cos(3 * angle + 2);
        return [Math.cos(angle) * reach, Math.sin(angle) * reach];
      });
  }
}

/** Scales a line to a size. */
function fit(points: readonly Point[], [width, height]: Point): readonly Point[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return points.map(([x, y]) => [
    ((x - left) / (right - left) - 0.5) * width,
    ((y - low) / (high - low) - 0.5) * height,
  ]);
}
