import { closetMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInches } from '@showroom/catalog-data/products/inches';
import { box, line } from './outlines.ts';
import { openSheet, type View } from './sheet.ts';

const LONG = 32;
const WALL = 4;

/** Two walk-in closets from above, with clothes on one side and on both. */
export function drawClosetPlan() {
  const { depth, standing } = closetMeasures;
  const { view, finish } = openSheet();
  const one = view(32, 116, 2.6);
  drawRoom(one, depth + standing);
  drawClothes(one, 0);
  one.across({ from: 0, to: depth, y: -5, text: formatInches(depth) });
  one.across({ from: depth, to: depth + standing, y: -5, text: formatInches(standing) });
  one.words({ at: [depth + standing + WALL + 3, LONG / 2], text: 'One side:\n5 feet' });

  const both = view(32, 268, 2.6);
  drawRoom(both, 2 * depth + standing);
  drawClothes(both, 0);
  drawClothes(both, depth + standing);
  both.across({ from: 0, to: depth, y: -5, text: formatInches(depth) });
  both.across({ from: depth, to: depth + standing, y: -5, text: formatInches(standing) });
  both.across({ from: depth + standing, to: 2 * depth + standing, y: -5, text: formatInches(depth) });
  both.words({ at: [2 * depth + standing + WALL + 3, LONG / 2], text: 'Both:\n7 feet' });
  return finish();
}

function drawRoom(plan: View, wide: number): void {
  plan.cut(
    `M ${-WALL} 0 L ${-WALL} ${LONG + WALL} L ${wide + WALL} ${LONG + WALL} L ${wide + WALL} 0 L ${wide} 0 L ${wide} ${LONG} L 0 ${LONG} L 0 0 Z`,
  );
}

function drawClothes(plan: View, left: number): void {
  const { depth } = closetMeasures;
  plan.hidden(box(left, 0, left + depth, LONG));
  plan.thin(line([left + depth / 2, 0], [left + depth / 2, LONG]));
  for (let y = 4; y < LONG; y += 4) {
    plan.thin(`M ${left + 3} ${y} L ${left + depth / 2} ${y + 1} L ${left + depth - 3} ${y} Z`);
  }
}
