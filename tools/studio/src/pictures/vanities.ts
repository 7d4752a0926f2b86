import { vanities, type Vanity } from '@showroom/catalog-data/products/vanities';
import { vanityLook } from '@showroom/catalog-data/products/vanity-words';
import type { StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';
import { vanitySetting, type VanityStyling } from './vanity-settings.ts';

function stylingOf({ slug, widthIn, design }: Vanity): VanityStyling {
  const { styling } = vanitySetting(slug);
  return design.base === 'shelf'
    ? {
        things: [...styling.things, 'shelf-towels', ...(widthIn > 36 ? ['shelf-basket'] : [])],
        told: `${styling.told}, towels on the shelf below`,
      }
    : styling;
}

function lookOf(vanity: Vanity): ProductLook {
  const { design, sinks, widthIn } = vanity;
  const styling = stylingOf(vanity);
  const { floor } = vanitySetting(vanity.slug);
  const seen = vanityLook(vanity);
  return {
    parameters: {
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
      styling: styling.things,
      floor,
    },
    alt: {
      front: `A ${seen}, ${styling.told}, before a warm plaster wall.`,
      angle: `From its right-hand corner: a ${seen}; the side of the case and a ${floor === 'oak' ? 'pale oak' : 'limestone'} floor show.`,
    },
  };
}

export function vanityPictures(): readonly StudioPicture[] {
  const looks = Object.fromEntries(vanities.map((vanity) => [vanity.slug, lookOf(vanity)]));
  return picturesOf(vanities, 'products.vanity', looks);
}
