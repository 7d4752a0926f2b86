import { toiletMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInches } from '@showroom/catalog-data/products/inches';
import { box, line, oval } from './outlines.ts';
import { openSheet } from './sheet.ts';

/** A toilet from above, between a wall and a vanity: the clearances beside it and in front. */
export function drawToiletPlan() {
  const { beside, inFront, depth } = toiletMeasures;
  const { view, finish } = openSheet();
  // The centre of the bowl on the finished wall; the room is below.
  const plan = view(180, 40, 3.9);
  const [front, far] = [-depth[0], -depth[0] - inFront.better];
  plan.cut(box(-42, 0, 42, 4));
  plan.cut(box(-beside.better - 4, -62, -beside.better, 0));
  plan.body(box(beside.least, -21, 42, 0), 'stone');
  plan.body(oval(beside.least + 13.5, -10.5, 9, 6));
  plan.words({ at: [41, -25], text: 'Vanity', anchor: 'end', isQuiet: true });
  plan.body(box(-9, -8, 9, -1, 1.5));
  plan.body(`M -7 -8 L 7 -8 C 8.5 -16 8 ${front} 0 ${front} C -8 ${front} -8.5 -16 -7 -8 Z`);
  plan.thin(`M -4.5 -11 L 4.5 -11 C 6 -17 5.5 ${front + 2.5} 0 ${front + 2.5} C -5.5 ${front + 2.5} -6 -17 -4.5 -11 Z`);
  plan.centreLine(line([0, 3], [0, front - 4]));
  plan.across({ from: -beside.better, to: 0, y: -34, text: formatInches(beside.better), witness: [-32, front] });
  plan.across({ from: 0, to: beside.least, y: -34, text: formatInches(beside.least), witness: [front, -21] });
  plan.up({ from: front - inFront.least, to: front, x: 24, text: formatInches(inFront.least), witness: [16, 2] });
  plan.up({ from: far, to: front, x: 34, text: formatInches(inFront.better), witness: [2, 2] });
  plan.hidden(line([-beside.better, front - inFront.least], [16, front - inFront.least]));
  plan.hidden(line([-beside.better, far], [2, far]));
  plan.words({ at: [-16, front - inFront.least + 4], text: 'at least', isQuiet: true });
  plan.words({ at: [-16, far + 4], text: 'better', isQuiet: true });
  return finish();
}
