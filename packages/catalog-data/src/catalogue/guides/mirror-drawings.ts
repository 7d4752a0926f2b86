import { formatInches, formatInchRange } from '../../products/inches.ts';
import { lightingMeasures, mirrorMeasures, vanityMeasures } from './guide-measures.ts';
import type { GuideDrawing } from './guide.ts';

const { aboveMirror, counter, flankedMirror, wallLight, wallLightsApart } = lightingMeasures;
const { drawnVanity, litVanity, ofVanity } = mirrorMeasures;
const widths = formatInchRange([Math.ceil(drawnVanity * ofVanity.least), drawnVanity]);

export const mirrorWidthDrawing: GuideDrawing = {
  name: 'mirror-width',
  alt: `A mirror over a ${formatInches(drawnVanity)} vanity, from the front: ${widths} wide, its centre ${formatInchRange(wallLight)} above the floor, the counter at ${formatInchRange(vanityMeasures.counter)}.`,
  caption:
    'The mirror should be no wider than the vanity. Centre it at eye level; if heights differ, choose a taller mirror.',
};

export const mirrorLightDrawing: GuideDrawing = {
  name: 'light-mirror',
  alt: `A mirror over a ${formatInches(litVanity)} vanity, from the front: its centre and that of the wall lights beside it ${formatInchRange(wallLight)} above the floor, the lights ${formatInchRange(wallLightsApart)} apart, or one light above the mirror at ${formatInchRange(aboveMirror)}; the counter at ${formatInches(counter)}.`,
  caption: `Wall lights at this spacing suit mirrors up to ${formatInches(flankedMirror)} wide; beside a wider one, mount them just outside the glass, or hang one above. Centre them at eye level, for light from both sides.`,
};
