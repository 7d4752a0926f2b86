import { bowlParts, faucetMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInches, formatInchFractions, formatInchRange } from '@showroom/catalog-data/products/inches';
import { box, line } from './outlines.ts';
import { openSheet } from './sheet.ts';

const BOWL = 16;
const STONE = 1.2;

/** A section of a kitchen faucet between backsplash, wall cabinet and bowl. */
export function drawKitchenReach() {
  const { behindBowl, behindLever, belowCabinets } = faucetMeasures;
  const { view, finish } = openSheet();
  // The centre of the hole, on the counter.
  const side = view(78, 190, 8.3);
  const [back, front] = [behindBowl, behindBowl + BOWL];
  const drain = back + BOWL * bowlParts.drain.rear;
  const tip = drain - 0.2;
  side.cut(box(-behindLever - 2, -2.6, -behindLever, 22));
  side.body(box(-behindLever, belowCabinets, 8.5, 22), 'wall');
  side.words({ at: [9.4, 20], text: 'Wall cabinet', isQuiet: true });
  side.cut(box(-behindLever, -STONE, back, 0));
  side.cut(box(front, -STONE, front + 3.5, 0));
  side.thin(
    `M ${back - 0.6} -1.2 L ${back} -1.2 L ${back} -8 Q ${back} -9 ${back + 1} -9 L ${front - 1} -9 Q ${front} -9 ${front} -8 L ${front} -1.2 L ${front + 0.6} -1.2`,
  );
  side.body(box(drain - 1.7, -9.8, drain + 1.7, -9));
  side.body(
    `M -1 0 L 1 0 L 0.7 10 C 0.8 15 ${tip - 0.8} 15 ${tip - 0.8} 10.5 L ${tip - 1} 7 L ${tip + 1} 7 L ${tip + 0.6} 10.5 C ${tip + 0.6} 17 -0.7 17 -0.7 10 Z`,
  );
  side.hidden('M -0.8 3.6 L -3.2 6.4 L -2.4 7 L 0 4.4');
  side.water(line([tip, 6.4], [tip, -8.4]));
  side.centreLine(line([0, 17], [0, -5.5]));
  const [near, far] = bowlParts.water.map((part) => behindBowl + BOWL * part);
  side.across({
    from: 0,
    to: tip,
    y: 4,
    text: formatInchRange([near ?? 0, far ?? 0]),
    witness: [17, 7],
    side: 'after',
  });
  side.across({
    from: -behindLever,
    to: 0,
    y: -4.6,
    text: formatInchFractions(behindLever),
    witness: [0, -STONE],
    side: 'before',
  });
  side.across({
    from: 0,
    to: behindBowl,
    y: -7,
    text: formatInchFractions(behindBowl),
    witness: [-STONE, -STONE],
    side: 'before',
  });
  side.across({ from: back, to: front, y: -12, text: formatInches(BOWL), witness: [-9, -9] });
  side.up({ from: 0, to: belowCabinets, x: 21, text: formatInches(belowCabinets), witness: [front + 3.5, 8.5] });
  return finish();
}
