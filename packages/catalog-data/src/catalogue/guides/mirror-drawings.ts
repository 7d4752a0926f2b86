import { formatInches, formatInchRange } from '../../products/inches.ts';
import { lightingMeasures, mirrorMeasures, vanityMeasures } from './guide-measures.ts';
import type { GuideDrawing } from './guide.ts';

const { aboveMirror, counter, flankedMirror, wallLight, wallLightsApart } = lightingMeasures;
const { drawnVanity, litVanity, ofVanity } = mirrorMeasures;
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
  alt: `A mirror over a vanity of ${formatInches(litVanity)}, from the front: its middle and that of the wall lights beside it ${formatInchRange(wallLight)} above the floor, the lights ${formatInchRange(wallLightsApart)} apart, or one light above the mirror at ${formatInchRange(aboveMirror)}; the counter at ${formatInches(counter)}.`,
  caption: `So far apart they flank a mirror of up to ${formatInches(flankedMirror)}; at a wider one they stand just beside the glass, or one hangs above. Their middle is at the eyes: light from both sides, none from below.`,
};
