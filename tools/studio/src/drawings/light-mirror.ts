import { lightingMeasures, mirrorMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInches, formatInchRange } from '@showroom/catalog-data/products/inches';
import { box, line, oval } from './outlines.ts';
import { openSheet } from './sheet.ts';

/** A vanity of three feet with its mirror, from the front: wall lights on both sides, or one above. */
export function drawMirrorLight() {
  const { aboveMirror, counter, wallLight, wallLightsApart } = lightingMeasures;
  const { drawnHeight, litVanity, ofVanity } = mirrorMeasures;
  const { view, finish } = openSheet();
  // On the floor, below the centre of the mirror.
  const front = view(168, 280, 2.95);
  const eye = (wallLight[0] + wallLight[1]) / 2;
  const [, apart] = wallLightsApart;
  const above = (aboveMirror[0] + aboveMirror[1]) / 2;
  const half = litVanity / 2;
  const mirror = (litVanity * ofVanity.best) / 2;
  // Three quarters of the mirror.
  const lamp = mirror * 0.75;
  front.thin(line([-50, 0], [50, 0]));
  front.body(box(-half + 0.6, 9, half - 0.6, counter - 1.5));
  front.thin(line([0, 9], [0, counter - 1.5]));
  front.thin(line([-half + 0.6, 22], [half - 0.6, 22]));
  front.body(box(-half, counter - 1.5, half, counter), 'stone');
  front.body(`M -0.6 ${counter} L 0.6 ${counter} L 0.6 41 L -0.6 41 Z`);
  front.body(box(-mirror, eye - drawnHeight / 2, mirror, eye + drawnHeight / 2, 1), 'water');
  front.thin(line([-6, eye - 6], [2, eye + 4]));
  front.thin(line([-2, eye - 7], [4, eye + 0.6]));
  for (const x of [-apart / 2, apart / 2]) front.body(box(x - 1.6, eye - 6, x + 1.6, eye + 6, 1.4), 'wall');
  front.body(box(-lamp, above - 1.4, lamp, above + 1.4, 1.2), 'wall');
  front.centreLine(line([-22, eye], [22, eye]));
  front.body(oval(0, eye, 0.5));
  front.across({
    from: -apart / 2,
    to: apart / 2,
    y: 88,
    text: formatInchRange(wallLightsApart),
    witness: [eye + 6, eye + 6],
  });
  front.up({ from: 0, to: eye, x: 46, text: formatInchRange(wallLight), witness: [half, 22] });
  front.up({ from: 0, to: above, x: -39, text: formatInchRange(aboveMirror), witness: [-half, -lamp] });
  front.up({ from: 0, to: counter, x: 30, text: formatInches(counter), witness: [half, half] });
  return finish();
}
