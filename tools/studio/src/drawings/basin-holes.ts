import { faucetMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInches, formatInchFractions, formatInchRange } from '@showroom/catalog-data/products/inches';
import { box, line, oval } from './outlines.ts';
import { openSheet } from './sheet.ts';

/** The three hole patterns behind a basin, from above, at one scale. */
export function drawBasinHoles() {
  const { centerset, hole, widespread } = faucetMeasures;
  const { view, finish } = openSheet();
  const row = (y: number, name: string) => {
    const holes = view(240, y, 10.5);
    holes.body(box(-9.6, -1.5, 9.6, 1.5, 0.3), 'stone');
    holes.words({ at: [-21.6, 0], text: name });
    return holes;
  };
  const drill = (holes: ReturnType<typeof row>, ...places: readonly number[]) => {
    for (const x of places) {
      holes.body(oval(x, 0, hole / 2));
      holes.centreLine(line([x, -1.2], [x, 1.2]));
    }
  };

  const single = row(38, 'Single hole');
  drill(single, 0);
  single.leader(
    [
      [0.5, -0.5],
      [2, -3],
    ],
    `${formatInchFractions(hole)} (35 mm)`,
  );

  const plate = row(112, 'Centerset');
  plate.thin(box(-3.3, -1.1, 3.3, 1.1, 1));
  drill(plate, -centerset / 2, 0, centerset / 2);
  plate.across({
    from: -centerset / 2,
    to: centerset / 2,
    y: -3.2,
    text: formatInches(centerset),
    witness: [-0.7, -0.7],
  });

  const [least, most] = widespread.range;
  const three = row(190, 'Widespread');
  for (const x of [-most / 2, most / 2]) three.hidden(oval(x, 0, hole / 2));
  drill(three, -widespread.usual / 2, 0, widespread.usual / 2);
  const usual = widespread.usual / 2;
  three.across({ from: -usual, to: usual, y: -3.2, text: formatInches(widespread.usual), witness: [-0.7, -0.7] });
  three.across({ from: -most / 2, to: most / 2, y: -5.8, text: formatInchRange([least, most]), witness: [-0.7, -0.7] });
  three.words({ at: [-21.6, -5.8], text: 'with its hoses', isQuiet: true });
  return finish();
}
