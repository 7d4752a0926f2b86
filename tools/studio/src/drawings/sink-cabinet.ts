import { sinkMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInches, formatInchFractions } from '@showroom/catalog-data/products/inches';
import { box, line } from './outlines.ts';
import { openSheet } from './sheet.ts';

const CABINET = 36;
const SIDE = 0.75;

/** A sink in its cabinet, from the front without doors: how much wider the cabinet has to be. */
export function drawSinkCabinet() {
  const { cabinetOver } = sinkMeasures;
  const { view, finish } = openSheet();
  // The centre of the cabinet’s foot.
  const front = view(180, 246, 6.3);
  const half = CABINET / 2;
  const sink = (CABINET - cabinetOver) / 2;
  const top = 30;
  front.cut(box(-half - 3, top, half + 3, top + 1.2));
  front.cut(box(-half, 0, -half + SIDE, top));
  front.cut(box(half - SIDE, 0, half, top));
  front.body(box(-half + SIDE, 3.6, half - SIDE, 4.35));
  front.thin(line([-half + SIDE, 0], [half - SIDE, 0]));
  front.body(
    `M ${-sink} ${top} L ${-sink + 1.2} ${top} L ${-sink + 1.2} 22 Q ${-sink + 1.2} 21 ${-sink + 2.2} 21 L ${sink - 2.2} 21 Q ${sink - 1.2} 21 ${sink - 1.2} 22 L ${sink - 1.2} ${top} L ${sink} ${top} L ${sink} 29.7 L ${sink - 0.8} 29.7 L ${sink - 0.8} 21.6 Q ${sink - 0.8} 20.5 ${sink - 2} 20.5 L ${-sink + 2} 20.5 Q ${-sink + 0.8} 20.5 ${-sink + 0.8} 21.6 L ${-sink + 0.8} 29.7 L ${-sink} 29.7 Z`,
    'wall',
  );
  front.body(box(-1.8, 18.8, 1.8, 20.5));
  front.thin('M -0.8 18.8 L -0.8 11 C -0.8 7.6 5.2 7.6 5.2 11 L 5.2 13');
  front.thin('M 0.8 18.8 L 0.8 11 C 0.8 9.8 3.6 9.8 3.6 11 L 3.6 14.6 L 9 14.6');
  front.thin(line([5.2, 13], [9, 13]));
  front.across({ from: -sink, to: sink, y: 35, text: formatInches(CABINET - cabinetOver), witness: [31.2, 31.2] });
  front.across({ from: -half, to: half, y: -4, text: formatInches(CABINET), witness: [0, 0] });
  front.across({
    from: -half,
    to: -sink,
    y: 25,
    text: formatInchFractions(cabinetOver / 2),
    witness: [25, 29.7],
    side: 'before',
  });
  front.across({
    from: sink,
    to: half,
    y: 25,
    text: formatInchFractions(cabinetOver / 2),
    witness: [29.7, 25],
    side: 'after',
  });
  return finish();
}
