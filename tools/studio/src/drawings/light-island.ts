import { lightingMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInches, formatInchRange } from '@showroom/catalog-data/products/inches';
import { box, line } from './outlines.ts';
import { openSheet } from './sheet.ts';

const ISLAND = 96;
const SHADE = 8;
const CEILING = 96;

/** An island of eight feet with three pendants, from the front: their height and distance. */
export function drawIslandLight() {
  const { betweenPendants, counter, pendant, pendantFromEnd } = lightingMeasures;
  const { view, finish } = openSheet();
  // On the floor, below the counter’s left end.
  const front = view(46, 272, 2.5);
  const bottom = counter + pendant[0];
  front.cut(box(-14, CEILING, ISLAND + 26, CEILING + 5));
  front.thin(line([-14, 0], [ISLAND + 26, 0]));
  front.body(box(3, 4, ISLAND - 3, counter - 1.5));
  for (const x of [33, 63]) front.thin(line([x, 4], [x, counter - 1.5]));
  front.body(box(5, 0, ISLAND - 5, 4), 'wall');
  front.body(box(0, counter - 1.5, ISLAND, counter), 'stone');
  for (const number of [0, 1, 2]) {
    const left = pendantFromEnd + number * (SHADE + betweenPendants);
    const middle = left + SHADE / 2;
    front.thin(line([middle, CEILING], [middle, bottom + 9]));
    front.body(
      `M ${left} ${bottom} L ${left + SHADE} ${bottom} C ${left + SHADE} ${bottom + 4} ${middle + 1} ${bottom + 6} ${middle + 1} ${bottom + 9} L ${middle - 1} ${bottom + 9} C ${middle - 1} ${bottom + 6} ${left} ${bottom + 4} ${left} ${bottom} Z`,
      'wall',
    );
  }
  const first = pendantFromEnd;
  const second = first + SHADE + betweenPendants;
  const below = bottom - 7;
  front.across({
    from: first + SHADE,
    to: second,
    y: below,
    text: formatInches(betweenPendants),
    witness: [bottom, bottom],
  });
  front.across({
    from: 0,
    to: first,
    y: below,
    text: formatInches(pendantFromEnd),
    witness: [counter, bottom],
    side: 'before',
  });
  const last = second + 2 * SHADE + betweenPendants;
  front.up({ from: counter, to: bottom, x: ISLAND + 12, text: formatInchRange(pendant), witness: [ISLAND, last] });
  front.up({ from: 0, to: counter, x: ISLAND + 12, text: formatInches(counter), witness: [ISLAND, ISLAND] });
  return finish();
}
