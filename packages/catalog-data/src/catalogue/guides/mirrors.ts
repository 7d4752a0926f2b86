import { formatInches, formatInchRange } from '../../products/inches.ts';
import { mirrorMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';
import { mirrorLightDrawing, mirrorWidthDrawing } from './mirror-drawings.ts';

const { drawnVanity, ofVanity } = mirrorMeasures;

const widthRow = (vanityIn: number): readonly [string, string, string] => [
  formatInches(vanityIn),
  formatInchRange([Math.ceil(vanityIn * ofVanity.least), vanityIn]),
  formatInches(Math.round(vanityIn * ofVanity.best)),
];

export const mirrorGuide: Guide = {
  title: 'How wide, and how high',
  intro:
    'A mirror belongs to what stands below it and to who stands before it: one gives its width, the other its height.',
  parts: [
    {
      title: 'Over a vanity',
      drawings: [mirrorWidthDrawing, mirrorLightDrawing],
      source:
        'As we hang them. A mirror with its own light wants its wires where its maker’s sheet has them, before the tile.',
    },
    {
      title: 'Width',
      columns: ['Vanity', 'Mirror, or a pair', 'Best'],
      rows: [24, 30, 36, drawnVanity, 60, 72].map(widthRow),
      source:
        'From three fifths of the vanity up to all of it, best at four fifths; the mirrors on our vanities’ pages are chosen by it.',
    },
  ],
};
