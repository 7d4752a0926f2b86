import { lightingMeasures, mirrorMeasures, vanityMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInches, formatInchRange } from '@showroom/catalog-data/products/inches';
import { box, line } from './outlines.ts';
import { openSheet } from './sheet.ts';

/** A mirror over a vanity of four feet, from the front: its maximum width, and the height of its centre. */
export function drawMirrorWidth() {
  const { counter } = vanityMeasures;
  const { drawnHeight, drawnVanity: vanity, ofVanity } = mirrorMeasures;
  const { wallLight: eyes } = lightingMeasures;
  const { view, finish } = openSheet();
  // On the floor, below the centre of the vanity.
  const front = view(176, 272, 2.8);
  const half = vanity / 2;
  const mirror = (vanity * ofVanity.best) / 2;
  const eye = (eyes[0] + eyes[1]) / 2;
  const [foot, head] = [eye - drawnHeight / 2, eye + drawnHeight / 2];
  const top = counter[1];
  front.thin(line([-52, 0], [52, 0]));
  front.body(box(-half + 0.6, 8, half - 0.6, top - 1.5));
  for (const x of [-half / 3, half / 3]) front.thin(line([x, 8], [x, top - 1.5]));
  front.thin(line([-half / 3, 21], [half / 3, 21]));
  front.body(box(-half, top - 1.5, half, top), 'stone');
  front.body(`M -0.7 ${top} L 0.7 ${top} L 0.7 ${top + 5} L -0.7 ${top + 5} Z`);
  front.body(box(-mirror, foot, mirror, head, 0.8), 'water');
  front.thin(line([-9, eye - 4], [2, eye + 9]));
  front.thin(line([-4, eye - 5], [4, eye + 4.4]));
  front.centreLine(line([-mirror - 4, eye], [mirror + 6, eye]));
  const widths = [Math.ceil(vanity * ofVanity.least), vanity] as const;
  front.across({ from: -mirror, to: mirror, y: 87, text: formatInchRange(widths), witness: [head, head] });
  front.across({ from: -half, to: half, y: 4, text: formatInches(vanity), witness: [8, 8] });
  front.up({ from: 0, to: top, x: -36, text: formatInchRange(counter), witness: [-half, -half] });
  front.up({ from: 0, to: eye, x: 42, text: formatInchRange(eyes), witness: [half, mirror + 6] });
  return finish();
}
