import { mirrors, type Mirror } from '@showroom/catalog-data/products/mirrors';
import { productSamples, type SceneParameters, type StudioPicture } from '../studio-picture.ts';
import { conceptStudioLooks } from './mirror-looks/concept-studio.ts';
import { doubleVanityLooks } from './mirror-looks/double-vanity.ts';
import { mediaLooks, radianceLooks } from './mirror-looks/lit.ts';
import type { MirrorLook, MirrorLooks, PaneLook } from './mirror-looks/mirror-look.ts';
import { eleganceLooks, harmoniaLooks, originLooks, terraLooks } from './mirror-looks/quiet.ts';
import { singleVanityLooks } from './mirror-looks/single-vanity.ts';

const looks: MirrorLooks = {
  ...conceptStudioLooks,
  ...doubleVanityLooks,
  ...eleganceLooks,
  ...harmoniaLooks,
  ...mediaLooks,
  ...originLooks,
  ...radianceLooks,
  ...singleVanityLooks,
  ...terraLooks,
};

const metresPerInch = 0.0254;

/** The glass is the mirror's outer size less its frames. */
function paneParameters(mirror: Mirror, { sizeIn, atIn = [0, 0], frames = [], ...rest }: PaneLook): SceneParameters {
  const [widthIn, heightIn] = sizeIn ?? [mirror.widthIn, mirror.heightIn];
  const frameIn = (2 * frames.reduce((sum, { width, gap = 0 }) => sum + width + gap, 0)) / metresPerInch;
  return { ...rest, frames, width_in: widthIn - frameIn, height_in: heightIn - frameIn, x_in: atIn[0], z_in: atIn[1] };
}

function sceneParameters(mirror: Mirror, look: MirrorLook): SceneParameters {
  const { panes, wall, foot, seed, light = 'day', hang = 0, extras = [] } = look;
  const view = mirror.collection === 'Double Vanity' ? 'double' : 'single';
  return { panes: panes.map((pane) => paneParameters(mirror, pane)), wall, foot, seed, view, light, hang, extras };
}

/** One upright picture of every mirror on its wall. */
export function mirrorPictures(): readonly StudioPicture[] {
  return mirrors.map((mirror) => {
    const look = looks[mirror.slug];
    if (look === undefined) throw new Error(`no look for the mirror ${mirror.slug}`);
    return {
      name: `mirrors/${mirror.slug}/front`,
      script: 'products.mirror',
      parameters: sceneParameters(mirror, look),
      width: 1280,
      height: 1600,
      samples: productSamples,
      alt: look.alt,
    };
  });
}
