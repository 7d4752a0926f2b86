import { boundShapes } from './bounds.ts';
import type { Drawing, View } from './drawing.ts';
import { layOutView } from './lay-out-view.ts';
import { writeSvg } from './write-svg.ts';

/** The space for a view’s shapes in pixels: with its dimensions it fits a phone. */
const BOX = { width: 240, height: 280 } as const;

export type RenderedView = {
  readonly name: string;
  readonly svg: string;
  readonly width: number;
};

export type RenderedDrawing = readonly RenderedView[];

/**
 * Renders drawings as SVG at one scale, so that relative sizes are true. A page that shrinks one has to shrink all
 * alike.
 * @param idOf the prefix of a drawing’s ids, unique on the page
 */
export function renderDrawings(drawings: readonly Drawing[], idOf: (at: number) => string): readonly RenderedDrawing[] {
  const scales = findScales(drawings.flatMap(({ views }) => views));
  return drawings.map((drawing, at) =>
    drawing.views.map((view, viewAt) => {
      const scale = scales.get(view.scaleOf) ?? 1;
      const laidOut = layOutView(view, scale);
      return {
        name: view.name,
        svg: writeSvg(drawing, view, laidOut, { id: `${idOf(at)}-${viewAt}`, scale }),
        width: laidOut.viewBox[2],
      };
    }),
  );
}

/** The largest scale at which all views of a group fit. */
function findScales(views: readonly View[]): ReadonlyMap<string | undefined, number> {
  const scales = new Map<string | undefined, number>();
  for (const { scaleOf, shapes } of views) {
    const { high, left, low, right } = boundShapes(shapes);
    const fitting = Math.min(BOX.width / (right - left), BOX.height / (high - low));
    scales.set(scaleOf, Math.min(scales.get(scaleOf) ?? Infinity, fitting));
  }
  return scales;
}
