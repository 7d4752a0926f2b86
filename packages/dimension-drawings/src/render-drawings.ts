import { boundShapes } from './bounds.ts';
import type { Drawing, View } from './drawing.ts';
import { layOutView } from './lay-out-view.ts';
import { writeSvg } from './write-svg.ts';

/** What the shapes of a view may fill, in pixels: with its dimensions it is about as wide as a phone. */
const BOX = { width: 240, height: 280 } as const;

export type RenderedView = {
  readonly name: string;
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
};

/** The views of a drawing as SVG, in its order. */
export type RenderedDrawing = readonly RenderedView[];

/**
 * Drawings as SVG, all of them at one scale, so that what is twice as wide looks so. A page that shows them narrower than they
 * are has to make all of them narrower alike.
 *
 * @param idOf the beginning of the ids in a drawing, unique on the page
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

/** The largest scale of each group of views at which all of them fit. */
function findScales(views: readonly View[]): ReadonlyMap<string | undefined, number> {
  const scales = new Map<string | undefined, number>();
  for (const { scaleOf, shapes } of views) {
    const { high, left, low, right } = boundShapes(shapes);
    const fitting = Math.min(BOX.width / (right - left), BOX.height / (high - low));
    scales.set(scaleOf, Math.min(scales.get(scaleOf) ?? Infinity, fitting));
  }
  return scales;
}
