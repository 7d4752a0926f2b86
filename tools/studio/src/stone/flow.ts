import { bilinear, slabInches } from '../canvas/view.ts';
import { createNoise, createRandom } from '../noise/random.ts';

/** Which way a stone's movement runs. Veins, streaks and clouds of one slab share it, as they share their geology. */
export type FlowParameters = {
  /** Degrees clockwise from the slab's long side. */
  readonly angle: number;
  /** How far, in inches, the movement strays from straight. */
  readonly meander: number;
  /** Inches over which it does so. */
  readonly reach: number;
  /** Places where the movement was stirred round: how many, inches across, and how far in turns of a circle. */
  readonly vortices?: { readonly count: number; readonly size: number; readonly turns: number };
};

export type Flow = {
  readonly isStirred: boolean;
  /** Inches along the movement. */
  readonly along: (x: number, y: number) => number;
  /** Inches across it; lines of equal value are the paths that minerals follow. */
  readonly across: (x: number, y: number) => number;
  /** Direction of the movement at a point, in radians. */
  readonly heading: (x: number, y: number) => number;
};

export function createFlow(seed: string, parameters: FlowParameters): Flow {
  const { angle, meander, reach } = parameters;
  const broad = createNoise(`${seed}/flow/broad`);
  const fine = createNoise(`${seed}/flow/fine`);
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  const stir = createStir(seed, parameters);
  const across = tabled((atX, atY) => {
    const [x, y] = stir(atX, atY);
    return (
      y * cos -
      x * sin +
      meander * 0.8 * broad(x / reach, y / reach) +
      meander * 0.16 * fine((x / reach) * 2.7, (y / reach) * 2.7)
    );
  });
  const nudge = 0.5;
  return {
    isStirred: parameters.vortices !== undefined,
    across,
    along: tabled((atX, atY) => {
      const [x, y] = stir(atX, atY);
      return x * cos + y * sin;
    }),
    heading: (x, y) => {
      const gradientX = across(x + nudge, y) - across(x - nudge, y);
      const gradientY = across(x, y + nudge) - across(x, y - nudge);
      // Held within some 60 degrees of the main direction: where the movement turns back on itself a vein breaks
      // through, and does not curl up in a spiral.
      const main = (angle * Math.PI) / 180;
      const away = Math.atan2(-gradientX, gradientY) - main;
      return main + Math.sin(away);
    },
  };
}

const tableStep = 0.5;
const tableMargin = 4;

/**
 * The same function, looked up in a table over the slab. A flow changes over many inches, and every layer asks for it
 * at every pixel.
 */
function tabled(exact: (x: number, y: number) => number): (x: number, y: number) => number {
  const columns = Math.ceil((slabInches.width + 2 * tableMargin) / tableStep) + 1;
  const rows = Math.ceil((slabInches.height + 2 * tableMargin) / tableStep) + 1;
  const table = new Float32Array(columns * rows);
  for (let i = 0; i < table.length; i += 1) {
    const row = Math.floor(i / columns);
    table[i] = exact((i - row * columns) * tableStep - tableMargin, row * tableStep - tableMargin);
  }
  return (x, y) => {
    const column = (x + tableMargin) / tableStep;
    const row = (y + tableMargin) / tableStep;
    if (!(column >= 0 && row >= 0 && column < columns - 1 && row < rows - 1)) return exact(x, y);
    const c = Math.floor(column);
    const r = Math.floor(row);
    return bilinear(table, r * columns + c, columns, column - c, row - r);
  };
}

type Stir = (x: number, y: number) => readonly [x: number, y: number];

function createStir(seed: string, { vortices }: FlowParameters): Stir {
  if (!vortices) return (x, y) => [x, y];
  const random = createRandom(`${seed}/vortices`);
  const centres = Array.from({ length: vortices.count }, (_, index) => ({
    x: slabInches.width * ((index + 0.2 + 0.6 * random()) / vortices.count),
    y: slabInches.height * (0.1 + 0.8 * random()),
    size: vortices.size * (0.6 + 0.8 * random()),
    turn: vortices.turns * Math.PI * 2 * (random() < 0.5 ? -1 : 1) * (0.6 + 0.6 * random()),
  }));
  return (startX, startY) => {
    let x = startX;
    let y = startY;
    for (const centre of centres) {
      const dx = x - centre.x;
      const dy = y - centre.y;
      const turn = centre.turn * Math.exp(-(dx * dx + dy * dy) / (centre.size * centre.size));
      const cos = Math.cos(turn);
      const sin = Math.sin(turn);
      x = centre.x + dx * cos - dy * sin;
      y = centre.y + dx * sin + dy * cos;
    }
    return [x, y];
  };
}
