import { vanities, type Vanity } from '@showroom/catalog-data/products/vanities';
import { vanityLook } from '@showroom/catalog-data/products/vanity-words';
import { daylightSamples, type SceneParameters, type StudioPicture } from './studio-picture.ts';
import { sizeByView } from './further-view.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';
import { vanityOpened } from './vanity-opened.ts';
import { vanitySetting } from './vanity-settings.ts';

function made({ design, sinks, widthIn }: Vanity): SceneParameters {
  return {
    width_in: widthIn,
    layout: design.layout,
    style: design.front,
    base: design.base,
    wood: design.wood,
    top: 'timber' in design.top ? `wood:${design.top.timber}` : design.top.quartz,
    thick: design.topThicknessCm / 100,
    upstand: design.hasUpstand,
    basin: design.basin,
    sinks,
    tap_kind: design.tap,
    tap_metal: design.tapMetal,
    pull: design.pull,
    pull_metal: design.pullMetal,
  };
}

function lookOf(vanity: Vanity): ProductLook {
  const { room, things, told, wallTold, floorTold } = vanitySetting(vanity.slug);
  return {
    // Each has its own sun, so that forty-two walls aren’t lit alike.
    parameters: { ...made(vanity), things, room, sun: vanity.slug },
    alt: {
      front: `A ${vanityLook(vanity)}, ${told}, against ${wallTold} in window light.`,
      open: vanityOpened(vanity).alt,
      angle: `From its right-hand corner: a ${vanityLook(vanity)}; the side of the case and ${floorTold} floor show.`,
    },
  };
}

/** Pictures of every vanity, in bathrooms by a window. */
export function vanityPictures(): readonly StudioPicture[] {
  const looks = Object.fromEntries(vanities.map((vanity) => [vanity.slug, lookOf(vanity)]));
  const openedBySlug = new Map(vanities.map((vanity) => [vanity.slug, vanityOpened(vanity).parameter]));
  return picturesOf(vanities, 'products.vanity', looks).map((picture) => {
    const [, slug = '', view] = picture.name.split('/');
    // No card shows these; the corner view is mostly wall and floor, which need few samples.
    if (view === 'front') return picture;
    const opened = openedBySlug.get(slug);
    return {
      ...sizeByView(picture),
      samples: daylightSamples,
      quality: 85,
      ...(view === 'open' && opened ? { parameters: { ...picture.parameters, opened } } : {}),
    };
  });
}
