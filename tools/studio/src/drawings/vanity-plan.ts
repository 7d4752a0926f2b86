import { vanityMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInches, formatInchFractions } from '@showroom/catalog-data/products/inches';
import { vanitySizes } from '@showroom/catalog-data/products/vanity-design';
import { box, line, oval } from './outlines.ts';
import { openSheet } from './sheet.ts';

/** The widest vanity between two walls, from above: elbow room, and room to stand. */
export function drawVanityPlan() {
  const { besideBasin, betweenBasins, depth, inFront } = vanityMeasures;
  const { view, finish } = openSheet();
  const wide = 2 * besideBasin.better + betweenBasins.better;
  const filler = (wide - Math.max(...vanitySizes)) / 2;
  // The left corner of the finished walls.
  const plan = view(44, 46, 3.5);
  const [front, far] = [-depth, -depth - inFront.better];
  plan.cut(
    `M -5 ${far - 8} L -5 5 L ${wide + 5} 5 L ${wide + 5} ${far - 8} L ${wide} ${far - 8} L ${wide} 0 L 0 0 L 0 ${far - 8} Z`,
  );
  for (const x of [0, wide - filler]) plan.body(box(x, front + 0.8, x + filler, front + 2.3), 'wall');
  plan.body(box(filler, front, wide - filler, 0), 'stone');
  const basins = [besideBasin.better, besideBasin.better + betweenBasins.better] as const;
  for (const x of basins) {
    plan.body(oval(x, -11, 8.5, 6));
    plan.thin(oval(x, -9.4, 0.9));
    plan.body(oval(x, -3, 1));
    plan.centreLine(line([x, 0], [x, front - 3]));
  }
  plan.across({ from: 0, to: basins[0], y: front - 7, text: formatInches(besideBasin.better) });
  plan.across({
    from: basins[0],
    to: basins[1],
    y: front - 7,
    text: formatInches(betweenBasins.better),
    witness: [front, front],
  });
  plan.up({
    from: front,
    to: 0,
    x: basins[0] + betweenBasins.better / 2,
    text: formatInchFractions(depth),
    on: 'stone',
  });
  plan.up({ from: front - inFront.least, to: front, x: basins[1] + 6, text: formatInches(inFront.least) });
  plan.up({ from: far, to: front, x: wide - 5, text: formatInches(inFront.better) });
  plan.hidden(line([0, front - inFront.least], [basins[1] + 9, front - inFront.least]));
  plan.hidden(line([0, far], [wide, far]));
  plan.words({ at: [3, front - inFront.least + 4], text: 'at least', isQuiet: true });
  plan.words({ at: [3, far + 4], text: 'better', isQuiet: true });
  return finish();
}
