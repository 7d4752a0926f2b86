import { flooringMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInchFractions } from '@showroom/catalog-data/products/inches';
import { box } from './outlines.ts';
import { openSheet } from './sheet.ts';

/** A section of two floors meeting in a doorway, and below it the flatness of the base. */
export function drawFloorDoorway() {
  const { flatness, gap } = flooringMeasures;
  const { view, finish } = openSheet();
  // The centre of the doorway, on the base.
  const door = view(180, 112, 50);
  const half = 0.5;
  door.cut(box(-3.2, -0.55, 3.2, 0));
  door.body(box(-3.2, 0, -half, 0.42), 'stone');
  door.body(box(half, 0, 3.2, 0.42), 'stone');
  door.body('M -0.24 0 L 0.24 0 L 0.24 0.42 L 0.9 0.42 Q 0.8 0.62 0 0.64 Q -0.8 0.62 -0.9 0.42 L -0.24 0.42 Z', 'wall');
  door.across({
    from: -half,
    to: -half + gap,
    y: 1.05,
    text: formatInchFractions(gap),
    witness: [0.42, 0.42],
    side: 'before',
  });
  door.across({
    from: half - gap,
    to: half,
    y: 1.05,
    text: formatInchFractions(gap),
    witness: [0.42, 0.42],
    side: 'after',
  });
  door.words({ at: [-3.2, 1.7], text: 'Moulding, fixed to the subfloor', isQuiet: true });

  // Heights are exaggerated.
  const base = view(28, 258, 2.5);
  base.cut('M 0 -10 L 122 -10 L 122 3 C 110 3 100 3 84 0 C 70 -3 52 -3 40 0 C 24 3 12 3 0 3 Z');
  base.body(box(0, 3, 122, 6.6), 'wall');
  base.across({ from: 0, to: 122, y: 24, text: '10′', witness: [6.6, 6.6] });
  base.up({ from: -2.2, to: 3, x: 62, text: formatInchFractions(flatness), side: 'after' });
  base.words({ at: [0, 32], text: 'Straightedge on the subfloor', isQuiet: true });
  return finish();
}
