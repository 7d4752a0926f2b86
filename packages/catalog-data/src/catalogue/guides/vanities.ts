import { formatInches, formatInchFractions, formatInchRange } from '../../products/inches.ts';
import { vanitySizes } from '../../products/vanity-design.ts';
import { vanityMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';
import { mirrorWidthDrawing } from './mirror-drawings.ts';

const { besideBasin, betweenBasins, counter, depth, inFront } = vanityMeasures;
const widest = Math.max(...vanitySizes);

export const vanityGuide: Guide = {
  title: 'Measuring for a vanity',
  intro: 'Three things decide what fits: the wall from corner to corner, the drain and the room to stand.',
  parts: [
    {
      title: 'On the wall',
      drawings: [
        {
          name: 'vanity-plan',
          alt: `A ${formatInches(widest)} vanity with two sinks between two walls, a filler at each end, from above: ${formatInches(besideBasin.better)} from a wall to the centre of a sink, ${formatInches(betweenBasins.better)} from sink to sink, ${formatInchFractions(depth)} deep; in front of it ${formatInches(inFront.least)} at least, better ${formatInches(inFront.better)}.`,
          caption: 'Measure between the finished walls at counter height: that’s where the vanity touches them first.',
        },
        mirrorWidthDrawing,
      ],
      source: 'Recommended; minimums are in the table below.',
    },
    {
      title: 'Clearances',
      columns: ['From', 'At least', 'Better'],
      rows: [
        ['Centre of a sink to a wall', formatInches(besideBasin.least), formatInches(besideBasin.better)],
        ['Centre of one sink to the next', formatInches(betweenBasins.least), formatInches(betweenBasins.better)],
        ['Front to what is opposite', formatInches(inFront.least), formatInches(inFront.better)],
        ['Floor to the top of the counter', formatInches(counter[0]), `${formatInches(counter[1])} for most adults`],
      ],
      source: `Planning guidelines of the National Kitchen & Bath Association. Counters are made at ${formatInchRange(counter)}; a vessel sink needs a lower one.`,
    },
  ],
};
