import { productPictureNames, type ProductView } from '@showroom/catalog-data/products/branded-product';
import { mirrors, type Mirror } from '@showroom/catalog-data/products/mirrors';
import { productSamples, type SceneParameters, type StudioPicture } from './studio-picture.ts';
import { conceptStudioLooks } from './mirror-looks/concept-studio.ts';
import { doubleVanityLooks } from './mirror-looks/double-vanity.ts';
import { mediaLooks, radianceLooks } from './mirror-looks/lit.ts';
import type { MirrorLook, MirrorLooks, PaneLook } from './mirror-looks/mirror-look.ts';
import { eleganceLooks, harmoniaLooks, originLooks, terraLooks } from './mirror-looks/quiet.ts';
import { singleVanityLooks } from './mirror-looks/single-vanity.ts';
import { uprightViewSize } from './upright.ts';

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

/** Sunlit walls are fine grain all over: at the usual quality, these would be twice as large. */
const sunQuality = 86;

/** The glass is the mirror’s outer size without frames. */
function paneParameters(mirror: Mirror, { sizeIn, atIn = [0, 0], frames = [], ...rest }: PaneLook): SceneParameters {
  const [widthIn, heightIn] = sizeIn ?? [mirror.widthIn, mirror.heightIn];
  const frameIn = (2 * frames.reduce((sum, { width, gap = 0 }) => sum + width + gap, 0)) / metresPerInch;
  return { ...rest, frames, width_in: widthIn - frameIn, height_in: heightIn - frameIn, x_in: atIn[0], z_in: atIn[1] };
}

/** How far the stiles and boards of `scenes/lib/mirror_setting.py` stand out from the wall, in metres. */
const proud: Readonly<Record<string, number>> = { panel: 0.019, boards: 0.0165, reeds: 0.0165 };

/** A mirror hangs before its wall’s covering; a covering of half the height (`top`) ends below it. */
function liftOff({ kind, top }: SceneParameters): number {
  const covered = top === undefined || Number(top) >= 3;
  return covered && typeof kind === 'string' ? (proud[kind] ?? 0) : 0;
}

/** The same glass, at least `lift` metres off the wall. */
function hungBefore(pane: PaneLook, lift: number): PaneLook {
  return lift > 0 ? { ...pane, lift: Math.max(lift, Number(pane.lift ?? 0)) } : pane;
}

function sceneParameters(mirror: Mirror, look: MirrorLook): SceneParameters {
  const { panes, wall, foot, seed, light = 'day', hang = 0, extras = [], seen, things, aged } = look;
  const view = mirror.collection === 'Double Vanity' ? 'double' : 'single';
  const hung = panes.map((pane) => hungBefore(pane, liftOff(wall)));
  return {
    panes: hung.map((pane) => paneParameters(mirror, pane)),
    wall,
    foot,
    seed,
    view,
    light,
    hang,
    extras,
    ...(seen && { seen }),
    ...(things && { things }),
    ...(aged && { aged }),
  };
}

/** What the picture from the front says of the mirror, before what shows in its glass. */
function altOf({ alt, off, detail }: MirrorLook, view: ProductView): string {
  if (view === 'front') return alt;
  if (view === 'unlit') return off ?? '';
  if (view === 'detail') return detail ?? '';
  const [what = alt] = alt.replace(/\.$/, '').split(';');
  return `Seen aslant from the left, with its depth off the wall: ${what.charAt(0).toLowerCase()}${what.slice(1)}.`;
}

/** What differs from the picture from the front. */
function shotParameters(view: ProductView): SceneParameters {
  if (view === 'front') return {};
  if (view === 'unlit') return { off: true, light: 'sun' };
  return { shot: view };
}

/** Upright pictures of every mirror on its wall: from the front, from the side, and close up or with its light off. */
export function mirrorPictures(): readonly StudioPicture[] {
  return mirrors.flatMap((mirror) => {
    const look = looks[mirror.slug];
    if (look === undefined) throw new Error(`no look for the mirror ${mirror.slug}`);
    const names = productPictureNames(mirror);
    return mirror.views.map((view, index) => {
      const parameters = { ...sceneParameters(mirror, look), ...shotParameters(view) };
      return {
        name: names[index] ?? '',
        script: 'products.mirror',
        parameters,
        ...uprightViewSize(view === 'front'),
        samples: productSamples,
        ...(parameters['light'] === 'sun' && { quality: sunQuality }),
        alt: altOf(look, view),
      };
    });
  });
}
