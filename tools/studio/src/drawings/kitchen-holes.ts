import { faucetMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInches, formatInchFractions } from '@showroom/catalog-data/products/inches';
import { box, line, oval } from './outlines.ts';
import { openSheet } from './sheet.ts';

const SPRAYER_AT = 4;

/** Three hole patterns behind a kitchen sink, from above: one lever, with a sprayer, two handles. */
export function drawKitchenHoles() {
  const { hole, widespread } = faucetMeasures;
  const { view, finish } = openSheet();
  const row = (y: number, name: string, places: readonly number[]) => {
    const counter = view(236, y, 11);
    counter.body(box(-9, -1.7, 9, 1.7), 'stone');
    counter.body('M -9 -1.7 L -8.4 -1.7 Q -7.4 -1.7 -7.4 -2.9 L 7.4 -2.9 Q 7.4 -1.7 8.4 -1.7 L 9 -1.7');
    counter.words({ at: [-20, 0.3], text: name });
    for (const x of places) {
      counter.body(oval(x, 0.3, hole / 2));
      counter.centreLine(line([x, -1], [x, 1.6]));
    }
    return counter;
  };

  const one = row(46, 'One hole', [0]);
  one.hidden('M 0.7 0.6 L 3.6 0.8 L 3.6 -0.2 L 0.7 0');
  one.leader(
    [
      [-0.5, 0.7],
      [-2.2, 2.7],
    ],
    formatInchFractions(hole),
    'end',
  );
  one.words({ at: [4.2, 0.3], text: 'lever', isQuiet: true, on: 'stone' });

  const sprayer = row(142, 'With a sprayer', [0, SPRAYER_AT]);
  sprayer.across({ from: 0, to: SPRAYER_AT, y: 3.2, text: formatInches(SPRAYER_AT), witness: [1, 1] });

  const half = widespread.usual / 2;
  const three = row(236, 'Two handles', [-half, 0, half]);
  three.across({ from: -half, to: half, y: 3.2, text: formatInches(widespread.usual), witness: [1, 1] });
  three.words({ at: [-half - 1.2, 0.3], text: 'Hot', anchor: 'end', isQuiet: true, on: 'stone' });
  three.words({ at: [half + 1.2, 0.3], text: 'Cold', isQuiet: true, on: 'stone' });
  return finish();
}
