import { closetMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInches } from '@showroom/catalog-data/products/inches';
import { box } from './outlines.ts';
import { openSheet, type View } from './sheet.ts';

const CEILING = 96;
const BOARD = 0.9;
/** Below hems. */
const AIR = 4;

/**
 * A closet of seven feet from the front, in a room of usual height: two rods, one rod for long clothes, shelves for
 * shoes.
 */
export function drawClosetRods() {
  const { long, lowerRod, shirts, shoeShelf, suitcases, upperRod } = closetMeasures;
  const shelf = CEILING - suitcases - BOARD;
  const { view, finish } = openSheet();
  const front = view(62, 274, 2.68);
  const [first, second, end] = [34, 60, 84];
  front.body(box(0, 0, end, CEILING));
  front.body(box(0, shelf, end, shelf + BOARD), 'stone');
  for (const x of [first, second]) front.body(box(x, 0, x + BOARD, shelf), 'stone');
  for (let at = shoeShelf; at < 45; at += shoeShelf + BOARD)
    front.body(box(second + BOARD, at, end, at + BOARD), 'stone');
  for (const at of [46, 58, 70]) front.body(box(second + BOARD, at, end, at + BOARD), 'stone');
  for (const y of [lowerRod, upperRod]) {
    hang(front, { from: 3, to: first - 3, rod: y, length: shirts - AIR });
    front.body(box(0, y - 0.6, first, y + 0.6), 'wall');
  }
  hang(front, { from: first + 4, to: first + 16, rod: long, length: long - AIR });
  front.body(box(first + BOARD, long - 0.6, second, long + 0.6), 'wall');
  front.up({ from: 0, to: lowerRod, x: -6, text: formatInches(lowerRod), witness: [0, 0] });
  front.up({ from: 0, to: upperRod, x: -15, text: formatInches(upperRod), witness: [0, 0] });
  front.up({ from: 0, to: long, x: second - 5, text: formatInches(long) });
  front.up({ from: 0, to: shoeShelf, x: end + 8, text: formatInches(shoeShelf), witness: [end, end], side: 'after' });
  front.up({
    from: CEILING - suitcases,
    to: CEILING,
    x: end + 8,
    text: formatInches(suitcases),
    witness: [end, end],
    side: 'before',
  });
  front.words({ at: [1.5, shelf + BOARD + suitcases / 2], text: 'Suitcases', isQuiet: true });
  return finish();
}

/** Outlines of clothes on hangers, which show their length. */
function hang(
  front: View,
  {
    from,
    to,
    rod,
    length,
  }: { readonly from: number; readonly to: number; readonly rod: number; readonly length: number },
): void {
  for (let x = from; x <= to; x += 4) {
    front.thin(
      `M ${x} ${rod} L ${x} ${rod - 2} M ${x - 0.8} ${rod - 2} L ${x + 0.8} ${rod - 2} L ${x + 1.1} ${rod - length} L ${x - 1.1} ${rod - length} Z`,
    );
  }
}
