import type { ClosetBay, ClosetFitting, ClosetSystem } from '@showroom/catalog-data/products/closet-systems';
import { across, circle, line, rect, upwards, type Shape, type View } from '../drawing.ts';
import { drawFront, floorAndWall } from './casework.ts';

const PANEL = 0.75;
const ROD = 0.6;

/** Equal parts of an area, from the bottom: corners and sizes. */
function divide(
  [columns, rows]: readonly [number, number],
  [left, low]: readonly [number, number],
  [width, height]: readonly [number, number],
) {
  return Array.from({ length: columns * rows }, (_, at) => ({
    corner: [left + ((at % columns) * width) / columns, low + (Math.floor(at / columns) * height) / rows] as const,
    size: [width / columns, height / rows] as const,
  }));
}

function drawFitting(fitting: ClosetFitting, left: number, width: number): readonly Shape[] {
  if ('shelfAtIn' in fitting) return [rect('edge', [left, fitting.shelfAtIn - PANEL], [width, PANEL])];
  if ('rodAtIn' in fitting) return [rect('edge', [left, fitting.rodAtIn - ROD], [width, 2 * ROD], ROD)];
  if ('baskets' in fitting) {
    return Array.from({ length: fitting.baskets }, (_, at) =>
      rect('edge', [left + 0.5, fitting.topIn - 8 - at * 13], [width - 1, 7], 1),
    );
  }
  const size = [width, fitting.toIn - fitting.fromIn] as const;
  const corner = [left, fitting.fromIn] as const;
  if ('drawers' in fitting)
    return divide([1, fitting.drawers], corner, size).flatMap((part) =>
      drawFront('drawer', part.corner, part.size, {}),
    );
  if ('cubbies' in fitting)
    return divide(fitting.cubbies, corner, size).map((part) => rect('edge', part.corner, part.size));
  return divide([fitting.doors, 1], corner, size).flatMap((part, at) =>
    drawFront(at === 1 ? 'door-l' : 'door-r', part.corner, part.size, { frameIn: 2.25 }),
  );
}

function drawWall(bays: readonly ClosetBay[], heightIn: number): readonly Shape[] {
  let left = 0;
  return bays.flatMap(({ fittings, widthIn }) => {
    const start = left;
    left += widthIn;
    return [
      rect('outline', [start, 0], [widthIn, heightIn]),
      ...fittings.flatMap((fitting) => drawFitting(fitting, start + PANEL, widthIn - 2 * PANEL)),
    ];
  });
}

function drawWallView(
  name: string,
  widthIn: number,
  bays: readonly ClosetBay[],
  heightIn: number,
  hasHeight: boolean,
): View {
  let left = 0;
  const edges = bays.map((bay) => {
    left += bay.widthIn;
    return { bay, start: left - bay.widthIn };
  });
  return {
    name,
    shapes: [line('ground', [-4, 0], [widthIn + 4, 0]), ...drawWall(bays, heightIn)],
    dimensions: [
      ...(bays.length > 1
        ? edges.map(({ bay, start }, at) =>
            across(`Bay ${at + 1}`, 'bottom', [start, start + bay.widthIn], 0, bay.widthIn),
          )
        : []),
      across('Width', 'bottom', [0, widthIn], 0, widthIn),
      ...(hasHeight ? [upwards('Height', 'left', [0, heightIn], 0, heightIn)] : []),
    ],
  };
}

export function drawClosetSystem({ bays, depthIn, heightIn, wallsIn }: ClosetSystem): readonly View[] {
  const names = wallsIn.length === 1 ? ['Front'] : ['First wall', 'Second wall'];
  const rods = bays
    .flat()
    .flatMap(({ fittings }) => fittings.flatMap((fitting) => ('rodAtIn' in fitting ? [fitting.rodAtIn] : [])));
  const side: View = {
    name: 'Side',
    shapes: [
      ...floorAndWall(depthIn, heightIn + 3),
      rect('outline', [0, 0], [depthIn, heightIn]),
      ...[...new Set(rods)].map((height) => circle('edge', [depthIn / 2, height], ROD)),
    ],
    dimensions: [across('Depth', 'bottom', [0, depthIn], 0, depthIn)],
  };
  return [
    ...wallsIn.map((widthIn, at) => drawWallView(names[at] ?? 'Front', widthIn, bays[at] ?? [], heightIn, at === 0)),
    side,
  ];
}
