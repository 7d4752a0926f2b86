import { toiletMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInches, formatInchRange } from '@showroom/catalog-data/products/inches';
import { box, line } from './outlines.ts';
import { openSheet } from './sheet.ts';

/** A section of a toilet with wall and floor: its rough-in and seat height. */
export function drawToiletSide() {
  const { depth, roughIn, seat } = toiletMeasures;
  const { view, finish } = openSheet();
  // The foot of the finished wall.
  const side = view(72, 214, 5.6);
  const front = depth[0];
  side.cut(box(-4.5, -4, 0, 36));
  side.cut(box(0, -4, 46, 0));
  side.body(box(0, 0, 0.6, 4), 'wall');
  side.body('M 0.9 17 L 8.5 17 L 9 30 L 0.8 30 Z');
  side.body(box(0.5, 30, 9.6, 31.4, 0.5));
  side.body(`M 1.5 17 L 9 17 L 9 16 L ${front} 16 C ${front - 0.5} 9 20 8 20 0 L 7 0 C 7 8 1.5 10 1.5 17 Z`);
  side.body(box(7.5, 16, front + 0.4, seat[1], 0.7));
  side.hidden(line([roughIn - 1.8, 0], [roughIn - 1.8, -4]));
  side.hidden(line([roughIn + 1.8, 0], [roughIn + 1.8, -4]));
  side.centreLine(line([roughIn, 6], [roughIn, -6]));
  side.across({ from: 0, to: roughIn, y: -8, text: formatInches(roughIn), witness: [-4, -4] });
  side.across({ from: 0, to: front, y: -12.5, text: formatInchRange(depth), witness: [-8, 16] });
  side.up({ from: 0, to: seat[1], x: 36, text: formatInchRange(seat), witness: [front, front] });
  side.words({ at: [1.5, 33.5], text: 'Finished wall', isQuiet: true });
  return finish();
}
