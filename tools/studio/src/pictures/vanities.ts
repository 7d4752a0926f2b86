import { vanities, type Vanity, type VanitySlug } from '@showroom/catalog-data/products/vanities';
import type { ProductView } from '@showroom/catalog-data/products/branded-product';
import { vanityLook } from '@showroom/catalog-data/products/vanity-words';
import { daylightSamples, type SceneParameters, type StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';
import { vanityPlainSetting, type VanityStyling } from './vanity-plain-settings.ts';
import { vanitySetting } from './vanity-settings.ts';

/**
 * What is photographed in a bathroom by a window (`products.vanity_by_window`). The other pictures still show a plain wall: a
 * picture made anew is entered here, and the plain set goes with the last.
 */
const byWindow: ReadonlySet<string> = new Set<`vanities/${VanitySlug}/${ProductView}`>([
  'vanities/agawa-24-gray/front',
  'vanities/aguasabon-60-black/front',
  'vanities/aguasabon-60-black/angle',
  'vanities/batchawana-60-white/front',
  'vanities/batchawana-60-white/angle',
  'vanities/birchbark-72-brown/front',
  'vanities/black-spruce-48-black/front',
  'vanities/caribou-30-natural/front',
  'vanities/driftstone-72-white/front',
  'vanities/hearthstone-72-gray/front',
  'vanities/hearthstone-72-gray/angle',
  'vanities/ice-house-72-gray/front',
  'vanities/ice-house-72-gray/angle',
  'vanities/moonrise-48-white/front',
  'vanities/wabigoon-24-white/front',
  'vanities/whitefish-30-white/front',
]);

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

const cornerOf = (vanity: Vanity, floor: string) =>
  `From its right-hand corner: a ${vanityLook(vanity)}; the side of the case and ${floor} floor show.`;

function lookByWindow(vanity: Vanity): ProductLook {
  const { room, things, told, wallTold, floorTold } = vanitySetting(vanity.slug);
  return {
    parameters: { ...made(vanity), things, room },
    alt: { front: `A ${vanityLook(vanity)}, ${told}, before ${wallTold}.`, angle: cornerOf(vanity, floorTold) },
  };
}

function plainStylingOf({ slug, widthIn, design }: Vanity): VanityStyling {
  const { styling } = vanityPlainSetting(slug);
  return design.base === 'shelf'
    ? {
        things: [...styling.things, 'shelf-towels', ...(widthIn > 36 ? ['shelf-basket'] : [])],
        told: `${styling.told}, towels on the shelf below`,
      }
    : styling;
}

function plainLook(vanity: Vanity): ProductLook {
  const styling = plainStylingOf(vanity);
  const { floor } = vanityPlainSetting(vanity.slug);
  return {
    parameters: { ...made(vanity), styling: styling.things, floor },
    alt: {
      front: `A ${vanityLook(vanity)}, ${styling.told}, before a warm plaster wall.`,
      angle: cornerOf(vanity, floor === 'oak' ? 'a pale oak' : 'a limestone'),
    },
  };
}

const looksBy = (lookOf: (vanity: Vanity) => ProductLook) =>
  Object.fromEntries(vanities.map((vanity) => [vanity.slug, lookOf(vanity)]));

export function vanityPictures(): readonly StudioPicture[] {
  const lit = picturesOf(vanities, 'products.vanity_by_window', looksBy(lookByWindow), daylightSamples);
  const plain = picturesOf(vanities, 'products.vanity', looksBy(plainLook));
  return [...lit.filter(({ name }) => byWindow.has(name)), ...plain.filter(({ name }) => !byWindow.has(name))];
}
