import type { Unit } from '@showroom/dimension-drawings/length-words';
import type { SlabDrawing } from './draw-slabs.ts';
import { formatOffcut } from './format-size.ts';
import { inkDimensions, inkFigures, layOutAround } from './ink-piece.ts';
import type { Ink, InkedDrawing } from './ink.ts';
import { inkLabel } from './labels.ts';

/**
 * Inks a slab with its parts.
 * @param scale pixels per inch
 * @param units those of the slab's dimension lines; none leaves them out
 */
export function inkSlab(slab: SlabDrawing, scale: number, units: readonly Unit[] = []): InkedDrawing {
  const { heightIn, widthIn } = slab;
  const box = { left: 0, top: 0, right: widthIn, bottom: heightIn };
  const { dimensions, viewBox } = layOutAround(
    box,
    units.length === 0
      ? []
      : [
          { name: 'Width', side: 'top', lengthIn: widthIn, from: [0, 0], to: [widthIn, 0] },
          { name: 'Height', side: 'right', lengthIn: heightIn, from: [widthIn, -heightIn], to: [widthIn, 0] },
        ],
    scale,
  );
  return {
    viewBox,
    inks: [
      ...inkFigures(slab.figures, scale),
      ...slab.offcuts.flatMap((room): readonly Ink[] => {
        const size = formatOffcut(room);
        return inkLabel({ room, versions: [['Offcut', size], ['Offcut']], isNeeded: false }, scale);
      }),
      ...slab.parts.flatMap(({ figures }) => inkFigures(figures, scale)),
      ...inkDimensions(dimensions, units),
      ...slab.parts.flatMap(({ label }) => inkLabel(label, scale)),
    ],
  };
}
