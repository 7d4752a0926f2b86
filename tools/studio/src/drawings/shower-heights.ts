import { showerMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInches, formatInchRange } from '@showroom/catalog-data/products/inches';
import { box, line, oval } from './outlines.ts';
import { openSheet } from './sheet.ts';

/** A section of a shower: the heights of arm, valve and seat. */
export function drawShowerHeights() {
  const { arm, seat, seatDepth, valve } = showerMeasures;
  const { view, finish } = openSheet();
  // The foot of the valve’s wall.
  const side = view(92, 274, 2.9);
  const right = 48;
  side.cut(box(-4, -4, 0, 90));
  side.cut(`M 0 -4 L ${right} -4 L ${right} 0 L 24 -0.7 L 0 0 Z`);
  side.cut(box(right, -4, right + 4, 90));
  side.body(box(right - seatDepth, seat[0] - 2, right, seat[0]), 'stone');
  side.thin('M -1.2 43 L -1.2 80');
  side.body(box(0, 40.4, 0.6, 45.6));
  side.body('M 0.6 42.2 L 2.6 42.4 L 2.6 43.6 L 0.6 43.8 Z');
  side.body('M 2.6 42.4 L 3.4 42.4 L 3.4 39 L 2.6 39 Z');
  side.body(
    `M 0 ${arm - 0.5} L 6 ${arm - 0.5} Q 9 ${arm - 0.5} 10.6 ${arm - 3.4} L 11.5 ${arm - 3} Q 9.4 ${arm + 0.5} 6 ${arm + 0.5} L 0 ${arm + 0.5} Z`,
  );
  side.body('M 9 74.6 L 14.6 76.8 L 13.6 78.4 L 10.4 77.2 Z');
  for (const [from, to] of [
    [10, 14],
    [11.6, 19],
    [13.4, 24],
  ] as const)
    side.water(line([from, 73.6 + (from - 10) * 0.4], [to, 54]));
  side.body(oval(24, -0.4, 2.4, 0.6), 'wall');
  side.up({ from: 0, to: arm, x: -14, text: formatInches(arm), witness: [-4, -4] });
  side.hidden(line([0, valve[0]], [18, valve[0]]));
  side.hidden(line([0, valve[1]], [18, valve[1]]));
  side.up({ from: 0, to: (valve[0] + valve[1]) / 2, x: 21, text: formatInchRange(valve), witness: [24, 4] });
  side.up({ from: 0, to: seat[0], x: right + 18, text: formatInchRange(seat), witness: [right + 4, right + 4] });
  side.across({
    from: right - seatDepth,
    to: right,
    y: 26,
    text: formatInches(seatDepth),
    witness: [seat[0], seat[0]],
  });
  side.words({ at: [15, arm + 3], text: 'Arm', isQuiet: true });
  side.words({ at: [4, 53], text: 'Valve', isQuiet: true });
  side.words({ at: [right - 1.5, 32], text: 'Seat', anchor: 'end', isQuiet: true });
  return finish();
}
