import { formatInches, formatInchRange } from '../../products/inches.ts';
import { lightingMeasures, mirrorMeasures, vanityMeasures } from './guide-measures.ts';
import type { GuideDrawing } from './guide.ts';

const { aboveMirror, counter, wallLight, wallLightsApart } = lightingMeasures;
const { drawnVanity, ofVanity } = mirrorMeasures;
const widths = formatInchRange([Math.ceil(drawnVanity * ofVanity.least), drawnVanity]);

/** How wide a mirror may be, and where its middle hangs. */
export const mirrorWidthDrawing: GuideDrawing = {
  name: 'mirror-width',
  alt: `A mirror over a vanity of ${formatInches(drawnVanity)}, from the front: ${widths} wide, its middle ${formatInchRange(wallLight)} above the floor, the counter at ${formatInchRange(vanityMeasures.counter)}.`,
  caption:
    'Never wider than the vanity. Its middle hangs at the eyes; where tall and short share it, a higher mirror serves both better than a middle between them.',
};

/** The lights of a mirror. */
export const mirrorLightDrawing: GuideDrawing = {
  name: 'light-mirror',
  alt: `A mirror over a vanity, from the front: wall lights ${formatInchRange(wallLightsApart)} apart, their middle ${formatInchRange(wallLight)} above the floor, or one light above the mirror at ${formatInchRange(aboveMirror)}; the counter at ${formatInches(counter)}.`,
  caption:
    'The middle of the wall lights is at the eyes of whoever stands there: light from both sides, and none from below.',
};
