import { vanities, type Vanity } from '@showroom/catalog-data/products/vanities';
import { vanityLook } from '@showroom/catalog-data/products/vanity-words';
import type { StudioPicture } from '../studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';

/** What a stylist puts beside a vanity, and how it is told; wide tops and open shelves take more. */
type Styling = { readonly things: readonly string[]; readonly told: string };

const besideSmall: readonly Styling[] = [
  { things: ['soap'], told: 'with a dark soap bottle on the top' },
  { things: ['eucalyptus'], told: 'with eucalyptus in a small clay vase' },
  { things: ['rail', 'soap-white'], told: 'with a towel on a rail at its right' },
  { things: ['bottle'], told: 'with a stoneware bottle on the top' },
  { things: ['floor-basket'], told: 'with a basket of towels on the floor at its left' },
];
const besideLarge: readonly Styling[] = [
  { things: ['branches', 'soap'], told: 'with olive branches in a vase and a soap bottle' },
  { things: ['towels', 'tray'], told: 'with folded towels and a walnut tray' },
  { things: ['eucalyptus', 'bowl'], told: 'with eucalyptus in a clay vase and a small bowl' },
  { things: ['branches', 'stool'], told: 'with branches in a vase and a stool of towels at its left' },
  { things: ['bottle', 'tray'], told: 'with a stoneware bottle and a soap tray' },
  { things: ['branches', 'tumbler', 'rail'], told: 'with branches in a vase and a towel hung on the wall' },
];

function stylingOf({ sizeIn, design }: Vanity, index: number): Styling {
  const list = sizeIn <= 30 ? besideSmall : besideLarge;
  const styling = list[index % list.length] ?? { things: [], told: 'with a bare top' };
  return design.base === 'shelf'
    ? {
        things: [...styling.things, 'shelf-towels', ...(sizeIn > 36 ? ['shelf-basket'] : [])],
        told: `${styling.told}, towels on the shelf below`,
      }
    : styling;
}

function lookOf(vanity: Vanity, index: number): ProductLook {
  const { design, sizeIn } = vanity;
  const sinks = vanity.sinkOption === 'Double Sink' ? 2 : 1;
  const styling = stylingOf(vanity, index);
  const floor = index % 3 === 1 ? 'oak' : 'stone';
  const seen = vanityLook({ ...vanity, sinks });
  return {
    parameters: {
      width_in: sizeIn,
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
  const looks = Object.fromEntries(vanities.map((vanity, index) => [vanity.slug, lookOf(vanity, index)]));
  return picturesOf(vanities, 'products.vanity', looks);
}
