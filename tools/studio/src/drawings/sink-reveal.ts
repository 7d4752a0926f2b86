import { sinkMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { formatInchFractions } from '@showroom/catalog-data/products/inches';
import { box } from './outlines.ts';
import { openSheet } from './sheet.ts';

const STONE = 1.2;
const STEEL = 0.08;

/** Three sections of an undermount sink’s edge: rim visible, flush with the stone, and covered. */
export function drawSinkReveal() {
  const { reveal } = sinkMeasures;
  const { view, finish } = openSheet();
  const kinds = [
    { name: 'Positive', text: 'The rim shows', wallAt: reveal },
    { name: 'Zero', text: 'Flush', wallAt: 0 },
    { name: 'Negative', text: 'Stone covers it', wallAt: -reveal },
  ];
  for (const [index, { name, text, wallAt }] of kinds.entries()) {
    // The lower edge of the stone at its opening.
    const edge = view(84 + index * 113, 130, 42);
    edge.cut(`M -1.6 0 L 0 0 L 0 ${STONE - 0.12} Q 0 ${STONE} -0.12 ${STONE} L -1.6 ${STONE}`);
    edge.body(
      `M -1 0 L ${wallAt + STEEL} 0 L ${wallAt + STEEL} -2.1 L ${wallAt} -2.1 L ${wallAt} ${-STEEL} L -1 ${-STEEL} Z`,
      'wall',
    );
    edge.body(box(-0.9, -0.5, -0.5, -STEEL), 'water');
    edge.words({ at: [-1.66, -2.75], text: name });
    edge.words({ at: [-1.66, -3.15], text, isQuiet: true });
    if (wallAt === 0) continue;
    const [from, to] = wallAt > 0 ? [0, wallAt + STEEL / 2] : [wallAt + STEEL / 2, 0];
    edge.across({
      from,
      to,
      y: STONE + 0.45,
      text: formatInchFractions(reveal),
      witness: [wallAt > 0 ? STONE : 0, wallAt > 0 ? 0 : STONE],
      side: 'before',
    });
  }
  return finish();
}
