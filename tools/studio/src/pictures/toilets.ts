import { toilets, type Toilet } from '@showroom/catalog-data/products/toilets';
import type { StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';

/** What the catalogue does not say: how tank, foot and fittings are formed, and what stands beside. */
const looks: Readonly<Record<string, ProductLook>> = {
  'lakehead-classic-two-piece': {
    parameters: { base: 'classic', tank: 'soft', metal: 'chrome', styling: 'stool' },
    alt: {
      front:
        'A white two-piece toilet with a rounded tank, a chrome lever and a visible trapway, beside an oak stool of folded towels.',
    },
  },
  'nipigon-skirted-two-piece': {
    parameters: { base: 'skirted', tank: 'square', metal: 'chrome', styling: 'basket', wall: '#D3D3C8' },
    alt: {
      front:
        'A white two-piece toilet with smooth skirted sides and a squared tank with a chrome button, beside a woven basket of rolled towels.',
    },
  },
  'kaministiquia-bone-two-piece': {
    parameters: { base: 'classic', tank: 'soft', metal: 'brass', styling: 'plant', wall: '#CBC6B8' },
    alt: {
      front: 'A bone-coloured two-piece toilet with a brass lever on its rounded tank, next to a plant in a clay pot.',
    },
  },
  'superior-skirted-one-piece': {
    parameters: { tank: 'slim', metal: 'chrome', lid: 'up', styling: 'stool-plant' },
    alt: {
      front:
        'A white one-piece toilet with its lid raised, showing the smooth rimless bowl, beside a small oak stool with branches in a vase.',
    },
  },
  'superior-noir-one-piece': {
    parameters: { tank: 'slim', metal: 'brass', styling: 'holder', wall: '#DED6C9' },
    alt: {
      front:
        'A matte black one-piece toilet with a brass button, against a pale plaster wall with a brass paper holder and a woven basket.',
    },
  },
  'harbour-compact-one-piece': {
    parameters: { tank: 'soft', metal: 'chrome', styling: 'plant', wall: '#D8CFC0' },
    alt: {
      front: 'A short white one-piece toilet with a softly rounded tank and its lid closed, a leafy plant at its side.',
    },
  },
  'aurora-smart-one-piece': {
    parameters: { tank: 'square', metal: 'steel', styling: 'stool', wall: '#D2CEC3' },
    alt: {
      front:
        'A white one-piece smart toilet with a deep flush lid and an arm of steel keys at the right of the seat, beside towels on an oak stool.',
      detail:
        'Close to the washing seat: the thin gap under the lid, and the side arm with three keys and a dial of brushed steel.',
    },
  },
  'terrace-wall-hung': {
    parameters: { metal: 'steel', styling: 'holder' },
    alt: {
      front:
        'A white toilet hung on the wall, clear of the floor, under a brushed steel plate with two buttons; a paper holder and a woven basket beside it.',
    },
  },
  'terrace-smart-wall-hung': {
    parameters: { metal: 'black', styling: 'holder-plant', wall: '#D2CEC3' },
    alt: {
      front:
        'A white wall-hung toilet with a washing seat and keys on an arm at its right, under a black plate with two buttons, a plant in the corner.',
    },
  },
  'silver-islet-wall-hung-black': {
    parameters: { metal: 'brass', styling: 'basket', wall: '#DED6C9' },
    alt: {
      front:
        'A matte black toilet hung on a pale plaster wall under a brass flush plate, a woven basket of towels on the floor.',
    },
  },
};

const glazes: Readonly<Record<Toilet['colour'], { readonly colour: string; readonly matt: boolean }>> = {
  White: { colour: '#F3F1EC', matt: false },
  Bone: { colour: '#DDD0B6', matt: false },
  'Matte Black': { colour: '#232323', matt: true },
};

export function toiletPictures(): readonly StudioPicture[] {
  return toilets.flatMap((toilet) => {
    const look = looks[toilet.slug];
    if (look === undefined) throw new Error(`No look for toilets/${toilet.slug}`);
    const measured = {
      ...look,
      parameters: {
        type: toilet.type.toLowerCase(),
        ...glazes[toilet.colour],
        length_in: toilet.depthIn,
        rim_in: toilet.seatHeightIn,
        smart: toilet.isSmart,
        ...look.parameters,
      },
    };
    return picturesOf([toilet], 'products.toilet', { [toilet.slug]: measured });
  });
}
