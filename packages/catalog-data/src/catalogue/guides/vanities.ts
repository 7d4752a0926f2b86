import { formatInches, formatInchFractions, formatInchRange } from '../../products/inches.ts';
import { vanitySizes } from '../../products/vanity-design.ts';
import { vanityMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';
import { mirrorWidthDrawing } from './mirror-drawings.ts';

const { besideBasin, betweenBasins, counter, depth, inFront } = vanityMeasures;
const widest = Math.max(...vanitySizes);

export const vanityGuide: Guide = {
  title: 'Measuring for a vanity',
  intro: 'Three things settle what fits: the wall from corner to corner, the drain in it, and the room to stand.',
  parts: [
    {
      title: 'On the wall',
      drawings: [
        {
          name: 'vanity-plan',
          alt: `A vanity of ${formatInches(widest)} with two basins between two walls, a filler at either end, from above: ${formatInches(besideBasin.better)} from a wall to the middle of a basin, ${formatInches(betweenBasins.better)} from basin to basin, ${formatInchFractions(depth)} deep; in front of it ${formatInches(inFront.least)} at least, better ${formatInches(inFront.better)}.`,
          caption:
            'Measure between the finished walls at the height of the counter: there the vanity touches them first.',
        },
        mirrorWidthDrawing,
      ],
      source: 'What we would rather have; the table below says with how little it goes.',
    },
    {
      title: 'Room around it',
      columns: ['From', 'At least', 'Better'],
      rows: [
        ['Middle of a basin to a wall', formatInches(besideBasin.least), formatInches(besideBasin.better)],
        ['Middle of one basin to the next', formatInches(betweenBasins.least), formatInches(betweenBasins.better)],
        ['Front to what is opposite', formatInches(inFront.least), formatInches(inFront.better)],
        [
          'Floor to the top of the counter',
          formatInches(counter[0]),
          `${formatInches(counter[1])}, for most grown-ups`,
        ],
      ],
      source: `Planning guidelines of the National Kitchen & Bath Association. Counters are made at ${formatInchRange(counter)}; a vessel stands on a lower one.`,
    },
  ],
};
