import { bowlParts, faucetMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInches, formatInchRange } from '@showroom/catalog-data/products/inches';
import { box, line } from './outlines.ts';
import { openSheet } from './sheet.ts';

const BASIN = 14;
const STONE = 1.2;

/** A section of a faucet over an undermount basin: reach, height, and the place of the hole. */
export function drawBasinReach() {
  const { basinHeight, basinReach, behindBasin } = faucetMeasures;
  const { view, finish } = openSheet();
  // The centre of the hole, on the counter.
  const side = view(74, 168, 11.6);
  const [back, front] = [behindBasin, behindBasin + BASIN];
  const drain = back + BASIN * bowlParts.drain.rear;
  const tip = 5.4;
  side.cut(box(-5, -9, -3.2, 12));
  side.cut(box(-3.2, -STONE, back, 0));
  side.cut(box(front, -STONE, front + 3.4, 0));
  side.body(
    `M ${back - 0.8} -1.2 L ${back - 0.2} -1.2 C ${back - 0.2} -5 ${back + 1} -6.6 ${drain - 1} -6.8 L ${drain - 1} -7.2 L ${drain + 1} -7.2 L ${drain + 1} -6.8 C ${front - 1} -6.6 ${front + 0.2} -5 ${front + 0.2} -1.2 L ${front + 0.8} -1.2 C ${front + 0.8} -5.6 ${front - 2} -7.4 ${drain + 1} -7.6 L ${drain + 0.8} -9 L ${drain - 0.8} -9 L ${drain - 1} -7.6 C ${back - 0.4} -7.2 ${back - 0.8} -5.4 ${back - 0.8} -1.2 Z`,
    'stone',
  );
  side.body(
    `M -0.8 0 L 0.8 0 L 0.7 5 C 0.8 6.2 1.6 6.6 3 6.3 L ${tip - 0.5} 5 L ${tip + 0.5} 5.4 L 3.4 7.6 C 1 8.2 -0.7 7.4 -0.7 5.4 Z`,
  );
  side.body('M -0.4 7.6 L 0.4 7.8 L -1.8 10 L -2.5 9.6 Z');
  side.thin(line([-0.6, -STONE], [-0.6, -3.6]));
  side.thin(line([0.6, -STONE], [0.6, -3.6]));
  side.water(line([tip, 4.6], [drain - 0.6, -6.6]));
  side.centreLine(line([0, 9], [0, -5]));
  side.centreLine(line([drain, -5.6], [drain, -9.4]));
  side.across({ from: 0, to: tip, y: 11.6, text: formatInchRange(basinReach), witness: [9, 5.4], side: 'after' });
  side.up({ from: 0, to: 4.7, x: 10.6, text: formatInchRange(basinHeight), witness: [back + 1, tip + 1] });
  side.across({
    from: 0,
    to: behindBasin,
    y: -4.4,
    text: formatInches(behindBasin),
    witness: [-STONE, -STONE],
    side: 'before',
  });
  side.words({ at: [drain + 2, -9], text: 'Drain', isQuiet: true });
  return finish();
}
