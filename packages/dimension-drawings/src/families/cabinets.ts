import type { Cabinet, CabinetFronts } from '@showroom/catalog-data/products/cabinets';
import { across, line, polygon, rect, upwards, type Shape, type View } from '../drawing.ts';
import { drawFront, floorAndWall, type FrontStyle } from './casework.ts';

const KICK = { heightIn: 4.5, depthIn: 3 } as const;
const DOOR_THICKNESS = 0.75;
const PANEL = 0.75;

const heights: Readonly<Partial<Record<CabinetFronts['of'], number>>> = { drawer: 6, 'deep drawer': 12, panel: 6 };
const styles: Readonly<Record<Cabinet['style'], FrontStyle>> = {
  Shaker: { frameIn: 2.25 },
  Modern: {},
  Traditional: { frameIn: 2.25, fieldIn: 1 },
  Rustic: { frameIn: 2.25 },
};

const kickOf = ({ type }: Cabinet) => (type === 'Wall' ? 0 : KICK.heightIn);

/** Heights of the rows of fronts; those without their own share the rest. */
function shareHeight(rows: readonly CabinetFronts[], heightIn: number): readonly number[] {
  const weights = { door: 3, 'short door': 1, shelves: 1, 'deep drawer': 1 } as const;
  const hasDoors = rows.some(({ of }) => of === 'door' || of === 'short door');
  const fixed = rows.map(({ of }) => (of === 'deep drawer' && !hasDoors ? undefined : heights[of]));
  const rest = heightIn - fixed.reduce<number>((sum, height) => sum + (height ?? 0), 0);
  const weigh = ({ of }: CabinetFronts) => (of === 'drawer' || of === 'panel' ? 0 : weights[of]);
  const whole = rows.reduce((sum, row, at) => sum + (fixed[at] === undefined ? weigh(row) : 0), 0);
  return rows.map((row, at) => fixed[at] ?? (rest * weigh(row)) / whole);
}

function drawFronts(cabinet: Cabinet): readonly Shape[] {
  const { fronts, heightIn, style, widthIn } = cabinet;
  const kick = kickOf(cabinet);
  const each = shareHeight(fronts, heightIn - kick);
  let high = heightIn;
  return fronts.flatMap(({ count, of }, at) => {
    const height = each[at] ?? 0;
    high -= height;
    const low = high;
    if (of === 'shelves') return drawShelves(cabinet);
    const width = widthIn / count;
    return Array.from({ length: count }, (_, index) => {
      const isDoor = of === 'door' || of === 'short door';
      const front = !isDoor ? (of === 'panel' ? 'panel' : 'drawer') : count === 2 && index === 1 ? 'door-l' : 'door-r';
      return drawFront(front, [index * width, low], [width, height], styles[style]);
    }).flat();
  });
}

function drawShelves({ heightIn, widthIn }: Cabinet): readonly Shape[] {
  const count = Math.round(heightIn / 12);
  return [
    rect('edge', [PANEL, PANEL], [widthIn - 2 * PANEL, heightIn - 2 * PANEL]),
    ...Array.from({ length: count - 1 }, (_, at) =>
      rect('edge', [PANEL, ((at + 1) * heightIn) / count], [widthIn - 2 * PANEL, PANEL]),
    ),
  ];
}

export function drawCabinet(cabinet: Cabinet): readonly View[] {
  const { depthIn, heightIn, type, widthIn } = cabinet;
  const kick = kickOf(cabinet);
  const body = depthIn - DOOR_THICKNESS;
  const front: View = {
    name: 'Front',
    shapes: [
      ...(type === 'Wall'
        ? []
        : [line('ground', [-4, 0], [widthIn + 4, 0]), line('outline', [0, kick], [widthIn, kick])]),
      rect('outline', [0, 0], [widthIn, heightIn]),
      ...drawFronts(cabinet),
    ],
    dimensions: [
      across('Width', 'bottom', [0, widthIn], 0, widthIn),
      upwards('Height', 'left', [0, heightIn], 0, heightIn),
    ],
  };
  const side: View = {
    name: 'Side',
    shapes: [
      ...(type === 'Wall'
        ? [line('ground', [0, -3], [0, heightIn + 3]), rect('outline', [0, 0], [body, heightIn])]
        : [
            ...floorAndWall(depthIn, heightIn + 3),
            polygon('outline', [
              [0, 0],
              [depthIn - KICK.depthIn, 0],
              [depthIn - KICK.depthIn, kick],
              [body, kick],
              [body, heightIn],
              [0, heightIn],
            ]),
          ]),
      rect('outline', [body, kick], [DOOR_THICKNESS, heightIn - kick]),
    ],
    dimensions: [across('Depth', 'bottom', [0, depthIn], 0, depthIn)],
  };
  return [front, side];
}
