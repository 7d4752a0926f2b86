import { toilets, type Toilet } from '@showroom/catalog-data/products/toilets';
import { daylightQuality, daylightSamples, productSamples, type StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';
import { sizeByView } from './further-view.ts';

/** What the catalogue doesn’t say: the shape of tank, foot and fittings, and the surroundings. */
const looks: Readonly<Record<string, ProductLook>> = {
  'lakehead-classic-two-piece': {
    parameters: {
      base: 'classic',
      tank: 'soft',
      metal: 'chrome',
      styling: ['holder-chrome', 'brush'],
      back: 'boards',
      accent: '#7F8F8A',
      wall: '#EDE9E0',
      side: -1,
      floor: 'tile:#C9C0B2',
    },
    alt: {
      front:
        'A white two-piece toilet with a rounded tank, a chrome lever, a visible trapway and a braided supply line, against blue-green panelling, a paper holder beside it.',
      side: 'The white two-piece toilet in profile: a rounded tank on the deck, the trapway curving down behind the bowl to the foot.',
      open: 'The white toilet with seat cover raised against its tank, seen from above: the oval bowl, its rim and still water.',
    },
  },
  'nipigon-skirted-two-piece': {
    parameters: {
      base: 'skirted',
      tank: 'square',
      metal: 'chrome',
      styling: ['basket', 'holder-chrome'],
      back: 'tile',
      accent: '#A9B5A6',
      wall: '#EFEBE3',
    },
    alt: {
      front:
        'A white two-piece toilet with smooth skirted sides and a squared tank with a chrome button, against sage tiles, beside a woven basket of rolled towels.',
      side: 'The skirted toilet in profile, one smooth side from floor to rim with nothing to wipe around, a squared tank behind.',
      open: 'The skirted toilet with its lid raised against the squared tank, seen from above into the bowl, a towel basket beside it.',
    },
  },
  'kaministiquia-bone-two-piece': {
    parameters: {
      base: 'classic',
      tank: 'soft',
      metal: 'brass',
      styling: ['holder', 'stool-book'],
      back: 'plaster',
      wall: '#8C968D',
      side: -1,
      floor: 'oak',
    },
    alt: {
      front:
        'A bone-coloured two-piece toilet with a brass lever on its rounded tank and a braided supply line, on an oak floor against a grey-green wall, books and a candle on an oak stool.',
      side: 'The bone-coloured toilet in profile on an oak floor, its trapway in relief, the braided supply line and brass valve on the wall.',
      open: 'The bone-coloured toilet with its lid raised, the bowl and seat seen from above, an oak stool with books beside it.',
    },
  },
  'superior-skirted-one-piece': {
    parameters: {
      tank: 'slim',
      metal: 'chrome',
      lid: 'up',
      styling: ['hamper', 'holder-chrome'],
      sun: 'superior-skirted',
      back: 'tile',
      accent: '#93A39B',
      wall: '#EAE5DB',
    },
    views: { side: { lid: 'down' } },
    alt: {
      front:
        'A white one-piece toilet with its lid raised, showing the smooth rimless bowl and still water in it, against grey-green tiles, a coiled hamper of towels beside it.',
      side: 'The one-piece toilet in profile with its lid closed: tank and bowl run into each other in one line above a smooth skirt.',
      open: 'The one-piece toilet from above with its lid raised: a rimless bowl that is smooth to its edge, and the wide seat around it.',
    },
  },
  'superior-noir-one-piece': {
    parameters: {
      tank: 'slim',
      metal: 'brass',
      styling: ['holder', 'brush'],
      back: 'boards',
      accent: '#E6E0D4',
      wall: '#D9C7B0',
    },
    alt: {
      front:
        'A matte black one-piece toilet with a brass button, against cream panelling with a brass paper holder beside it.',
      side: 'The matte black one-piece toilet in profile, a single dark shape from tank to skirt against cream panelling.',
      open: 'The matte black toilet with its lid raised, the black bowl and its water seen from above, a brass paper holder beside it.',
    },
  },
  'harbour-compact-one-piece': {
    parameters: {
      tank: 'soft',
      metal: 'chrome',
      styling: ['rolls', 'holder-chrome'],
      back: 'boards',
      accent: '#7F5748',
      wall: '#E9DDCB',
      sun: 'harbour',
      side: -1,
    },
    alt: {
      front:
        'A short white one-piece toilet with a softly rounded tank and its lid closed, against brick-brown panelling in the sun, spare rolls on a black stand beside it.',
      side: 'The compact toilet in profile, short from wall to front, its rounded tank flowing into the skirt.',
      open: 'The compact white toilet with its lid raised, seen from above into its bowl, brick-brown panelling behind.',
    },
  },
  'aurora-smart-one-piece': {
    parameters: {
      tank: 'square',
      metal: 'steel',
      styling: ['plant'],
      back: 'tile',
      accent: '#6F8078',
      wall: '#E9E4DA',
    },
    alt: {
      front:
        'A white one-piece smart toilet with a deep flush lid and an arm of steel keys at the right of the seat, against dark green tiles, a plant in a clay pot beside it.',
      detail:
        'Close-up of the washing seat: the thin gap under the lid, and the side arm with three keys and a dial of brushed steel.',
      open: 'The smart toilet with its deep lid raised: the seat, the washing wand under its back edge, the keys at the right.',
    },
  },
  'terrace-wall-hung': {
    parameters: {
      metal: 'steel',
      styling: ['holder-chrome', 'round-stool'],
      back: 'stacked',
      accent: '#4F6F6C',
      floor: 'oak',
      sun: 'terrace-wall-hung',
      wall: '#EDE9E1',
    },
    alt: {
      front:
        'A white toilet hung on the wall, clear of the floor, under a brushed steel plate with two buttons, against deep sea-green tiles in the sun; a paper holder and a potted plant on a walnut stool beside it.',
      side: 'The wall-hung toilet in profile: the bowl stands out from sea-green tiles with the floor clear beneath it.',
      open: 'The wall-hung toilet with its lid raised against the tiles, the bowl seen from above under its steel flush plate.',
    },
  },
  'terrace-smart-wall-hung': {
    parameters: {
      metal: 'black',
      styling: ['holder-black', 'stool'],
      back: 'boards',
      accent: '#6E7D82',
      wall: '#E8E3D9',
      floor: 'oak',
    },
    alt: {
      front:
        'A white wall-hung toilet with a washing seat and keys on an arm at its right, under a black plate with two buttons, against slate-blue panelling, an oak stool of towels in the corner.',
      side: 'The wall-hung smart toilet in profile, washing seat and closed lid in one line, the oak floor clear underneath.',
      open: 'The wall-hung smart toilet with its lid raised: the seat, the washing wand at its back, the bowl below.',
    },
  },
  'silver-islet-wall-hung-black': {
    parameters: {
      // Under warm light and over a warm floor, black is brown.
      colour: '#1D1F21',
      metal: 'brass',
      styling: ['holder', 'basket'],
      back: 'stacked',
      accent: '#E4E4DF',
      wall: '#B9BFBC',
      floor: 'check:#8A9192',
      sun: 'silver-islet',
    },
    alt: {
      front:
        'A matte black toilet hung on white tiles under a brass flush plate, a brass paper holder and a basket with rolled towels beside it, on small grey tiles.',
      side: 'The matte black toilet in profile, hung on white tiles, clear of the small grey floor tiles below.',
      open: 'The matte black wall-hung toilet with its lid raised, its dark bowl seen from above under a brass flush plate.',
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
    const inSun = look.parameters['sun'] !== undefined;
    const samples = inSun ? daylightSamples : productSamples;
    return picturesOf([toilet], 'products.toilet', { [toilet.slug]: measured }, samples).map((picture) => ({
      ...sizeByView(picture),
      ...(inSun && { quality: daylightQuality }),
    }));
  });
}
