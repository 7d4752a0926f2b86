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
  intro: 'The vanity below it decides the width; the people who use it decide the height.',
  parts: [
    {
      title: 'Over a vanity',
      drawings: [mirrorWidthDrawing, mirrorLightDrawing],
      source: 'How we hang them. A lit mirror needs its wiring where the spec sheet shows it, before the tile goes up.',
    },
    {
      title: 'Width',
      columns: ['Vanity', 'Mirror, or a pair', 'Best'],
      rows: [24, 30, 36, drawnVanity, 60, 72].map(widthRow),
      source:
        'From 60% to 100% of the vanity’s width, ideally 80%. We use this rule for the mirrors suggested on each vanity page.',
    },
  ],
};
