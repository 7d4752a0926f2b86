import { flooringMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInchFractions } from '@showroom/catalog-data/products/inches';
import { box, line } from './outlines.ts';
import { openSheet } from './sheet.ts';

const PLANK = 0.32;
const UNDERLAY = 0.1;
const PLYWOOD = 0.625;

/** A section of a click floor’s edge at the wall: its layers, and the gap. */
export function drawFloorEdge() {
  const { gap } = flooringMeasures;
  const { view, finish } = openSheet();
  // The wall’s face, on top of the plywood.
  const edge = view(84, 214, 50);
  const far = 5.2;
  const plank = UNDERLAY + PLANK;
  edge.cut(box(-1.2, -1.3, 0, 3.9));
  edge.cut(box(0, -PLYWOOD, far, 0));
  edge.thin(line([0, -PLYWOOD / 2], [far, -PLYWOOD / 2]));
  edge.body(box(0, -1.3, far, -PLYWOOD), 'sheet');
  edge.body(box(3, -1.3, 4.2, -PLYWOOD), 'wall');
  edge.thin(`M 3 -1.3 L 4.2 ${-PLYWOOD} M 4.2 -1.3 L 3 ${-PLYWOOD}`);
  edge.body(box(0.06, 0, far, UNDERLAY), 'water');
  edge.body(box(gap, UNDERLAY, 2.7, plank), 'stone');
  edge.body(box(2.7, UNDERLAY, far, plank), 'stone');
  edge.thin('M 2.7 0.3 L 2.86 0.3 L 2.86 0.2 L 2.7 0.2');
  edge.body(`M 0 ${plank + 0.03} L 0.5 ${plank + 0.03} L 0.5 2.9 Q 0.5 3.3 0.24 3.4 L 0 3.4 Z`);
  edge.across({ from: 0, to: gap, y: 1, text: formatInchFractions(gap), witness: [0.1, plank], side: 'after' });
  const notes = [
    { from: [0.3, 2.6], text: 'Baseboard, nailed to the wall only' },
    { from: [1.9, plank - 0.06], text: 'Planks, free to move' },
    { from: [3.5, UNDERLAY / 2], text: 'Underlay' },
  ] as const;
  for (const [index, { from, text }] of notes.entries()) {
    const y = [2.9, 2.2, 1.55][index] ?? 0;
    const x = [1, 1.9, 3.5][index] ?? 0;
    edge.leader([from, [x, y]], text, 'start');
  }
  edge.words({ at: [0.2, -1], text: 'Plywood on joists', isQuiet: true });
  return finish();
}
