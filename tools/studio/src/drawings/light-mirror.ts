import { lightingMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInches, formatInchRange } from '@showroom/catalog-data/products/inches';
import { box, line, oval } from './outlines.ts';
import { openSheet } from './sheet.ts';

/** A vanity with its mirror, from the front: wall lights on both sides, or one above. */
export function drawMirrorLight() {
  const { aboveMirror, counter, wallLight, wallLightsApart } = lightingMeasures;
  const { view, finish } = openSheet();
  // On the floor, below the middle of the mirror.
  const front = view(168, 280, 2.95);
  const eye = (wallLight[0] + wallLight[1]) / 2;
  const apart = (wallLightsApart[0] + wallLightsApart[1]) / 2;
  const above = (aboveMirror[0] + aboveMirror[1]) / 2;
  front.thin(line([-50, 0], [50, 0]));
  front.body(box(-24, 9, 24, counter - 1.5));
  for (const x of [-8, 8]) front.thin(line([x, 9], [x, counter - 1.5]));
  front.thin(line([-24, 22], [24, 22]));
  front.body(box(-24.6, counter - 1.5, 24.6, counter), 'stone');
  front.body(`M -0.6 ${counter} L 0.6 ${counter} L 0.6 41 L -0.6 41 Z`);
  front.body(box(-12, 43, 12, 73, 1), 'water');
  front.thin(line([-6, 52], [2, 62]));
  front.thin(line([-2, 51], [4, 58.6]));
  for (const x of [-apart / 2, apart / 2]) front.body(box(x - 1.6, eye - 6, x + 1.6, eye + 6, 1.4), 'wall');
  front.body(box(-9, above - 1.4, 9, above + 1.4, 1.2), 'wall');
  front.centreLine(line([-22, eye], [22, eye]));
  front.body(oval(0, eye, 0.5));
  front.across({
    from: -apart / 2,
    to: apart / 2,
    y: 88,
    text: formatInchRange(wallLightsApart),
    witness: [eye + 6, eye + 6],
  });
  front.up({ from: 0, to: eye, x: 46, text: formatInchRange(wallLight), witness: [24, 22] });
  front.up({ from: 0, to: above, x: -39, text: formatInchRange(aboveMirror), witness: [-24, -9] });
  front.up({ from: 0, to: counter, x: 30, text: formatInches(counter), witness: [24, 24] });
  return finish();
}
