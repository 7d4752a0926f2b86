import type { Mirror } from '@showroom/catalog-data/products/mirrors';
import { across, line, polygon, rect, upwards, type Point, type Shape, type Stroke, type View } from '../drawing.ts';
import { traceOutline } from './mirror-outlines.ts';

type Pane = Mirror['panes'][number];

function drawPane(stroke: Stroke, { atIn, outline, sizeIn }: Pane, insetIn: number): Shape {
  const size: Point = [sizeIn[0] - 2 * insetIn, sizeIn[1] - 2 * insetIn];
  if (outline.kind === 'rectangle') {
    const radius = Math.max((outline.radiusIn ?? 0) - insetIn, 0);
    return rect(stroke, [atIn[0] - size[0] / 2, atIn[1] - size[1] / 2], size, radius);
  }
  const [first = [0, 0], ...others] = traceOutline(outline, size).map(([x, y]): Point => [x + atIn[0], y + atIn[1]]);
  return polygon(stroke, [first, ...others]);
}

export function drawMirror({ depthIn, frame, heightIn, panes, widthIn }: Mirror): readonly View[] {
  const [right, high] = [widthIn / 2, heightIn / 2];
  return [
    {
      name: 'Face',
      shapes: panes.flatMap((pane) => [
        drawPane('outline', pane, 0),
        ...(frame === undefined ? [] : [drawPane('edge', pane, frame.widthIn)]),
      ]),
      dimensions: [
        across('Width', 'bottom', [-right, right], panes.length > 1 ? -high : 0, widthIn),
        upwards('Height', 'left', [-high, high], panes.length > 1 ? -right : 0, heightIn),
      ],
    },
    {
      name: 'Side',
      shapes: [
        line('ground', [0, -high - 2], [0, high + 2]),
        rect('outline', [0, -high], [depthIn, heightIn], Math.min(0.3, depthIn / 3)),
      ],
      dimensions: [across('Depth', 'bottom', [0, depthIn], -high, depthIn)],
    },
  ];
}
