import { works } from '@showroom/catalog-data/works';
import { houseSamples, type SceneParameters, type StudioPicture } from './studio-picture.ts';

/** A house: its builder, parameters, and alt texts. */
type House = {
  readonly script:
    | 'works.kitchen'
    | 'works.peninsula'
    | 'works.bathroom'
    | 'works.shower_room'
    | 'works.built_in'
    | 'works.bar';
  readonly parameters: SceneParameters;
  readonly after: string;
  /** Only if there is a picture before the work. */
  readonly before?: string;
};

/** Tile is given as colour, width × height in millimetres, and the shift of each row. */
const houses: Readonly<Record<string, House>> = {
  'shuniah-lakehouse-kitchen': {
    script: 'works.kitchen',
    parameters: {
      layout: 'corner',
      colour: 'wood:pale oak',
      style: 'plain',
      stone_slug: 'statuario-classique',
      handle: 'black',
      tap: 'black',
      floor: 'tile:#A39C91',
      seed: 7,
    },
    after:
      'A corner kitchen in plain pale oak: a sink under a wide black-framed window onto a lake and spruces, white stone with grey veins behind it, a steel range and hood on the right wall, a round walnut table under a white globe light in front.',
  },
  'sioux-lookout-tub-room': {
    script: 'works.bathroom',
    parameters: {
      layout: 'tub',
      colour: '#8A9A96',
      style: 'shaker',
      stone_slug: 'carrara-super',
      handle: 'chrome',
      tap: 'chrome',
      floor: 'white oak',
      wall: '#C6C0B2',
      seed: 13,
    },
    after:
      'A white free-standing tub under a three-part window that looks over a lake, a board with a book across it and a towel over its edge; panelled walls, a grey-green shaker vanity with grey stone on the right, a white oak floor with a banded rug, a leafy plant.',
  },
  'red-river-road-library': {
    script: 'works.built_in',
    parameters: { layout: 'library', colour: '#3D5059', timber: 'walnut', floor: 'walnut', seed: 21 },
    after:
      'Blue-grey bookcases on both sides of a window onto a lake, joined above it by a cornice; at the walnut desk between them a green lamp is lit over an unfinished letter, a walnut ladder leans on the right bank, an armchair stands on a dark bordered rug.',
  },
  'westfort-peninsula-kitchen': {
    script: 'works.peninsula',
    parameters: {
      colour: '#7E8672',
      accent: 'wood:oak',
      stone_slug: 'carrara-classique',
      back: '#E8E2D6 75x225 0',
      handle: 'aged brass',
      tap: 'aged brass',
      seed: 9,
    },
    after:
      'A sage-green shaker kitchen with cabinets to the ceiling, a steel refrigerator with papers pinned to it, a sink under a window onto the water and a boxed hood with an oak ledge; an oak peninsula with a stone end comes in from the right, stools before it, a loaf, plates and flowers on it.',
    before:
      'The same room before: beige laminate cabinets with dark wood strips for pulls under a bulkhead, an almond refrigerator and range, gathered orange curtains, a rack of plates by the sink, a fluorescent light, a telephone on the wall and a floor of tan vinyl tile.',
  },
  'dryden-double-vanity': {
    script: 'works.bathroom',
    parameters: {
      layout: 'double',
      colour: 'wood:smoked oak',
      stone_slug: 'statuario-extra',
      tile: '#BDB6A8 75x300 0',
      floor: 'tile:#A59D90',
      seed: 11,
    },
    after:
      'A floating smoked-oak vanity with six drawers and two round sinks on white stone: brass faucets come out of a wall of upright pale tile with low sun across it, between two brass-rimmed mirrors and three globe lights; the linen tower stands in the corner at the right.',
  },
  'atikokan-mudroom': {
    script: 'works.built_in',
    parameters: { layout: 'mudroom', colour: '#9AA196', floor: 'tile:#8F8A80', handle: 'black', seed: 22 },
    after:
      'Four grey-green lockers with coats, a scarf and hooks over an oak bench, drawers below and cabinets above; boots stand on a tray and a pair of snowshoes leans at the right.',
  },
  'kenora-walnut-island': {
    script: 'works.kitchen',
    parameters: {
      layout: 'island',
      colour: '#ECE6DA',
      accent: 'wood:walnut',
      stone_slug: 'calacatta-oro-classic',
      back: '#EDE8DE 200x65',
      seed: 3,
    },
    after:
      'A walnut shaker island under gold-veined white stone with a brass faucet, three stools and three globe lights; behind it cream cabinets with brass pulls, a boxed hood with a walnut ledge over a steel range, and a refrigerator in the same cream.',
  },
  'nipigon-walk-in-shower': {
    script: 'works.shower_room',
    parameters: {
      colour: 'wood:pale oak',
      stone_slug: 'thasos-mist',
      tile: '#6F8577 65x200 0',
      tap: 'black',
      handle: 'black',
      floor: 'tile:#B9B2A6',
      seed: 12,
    },
    after:
      'A narrow bathroom with a step-free shower in upright green tile behind one black-framed pane, a black rain head and a small window onto the tops of spruces; on the right a pale oak vanity on legs with a round mirror, two globe lights, towels and a basket.',
    before:
      'The same room before: an almond tub under square beige tile, its curtain drawn back; a golden-oak cabinet with a moulded sink, a mirrored cabinet, brown towels, a bathroom scale and an opal ceiling light.',
  },
  'rushing-river-bar': {
    script: 'works.bar',
    parameters: {
      colour: 'wood:walnut',
      style: 'plain',
      timber: 'walnut',
      stone_slug: 'calacatta-midas',
      seed: 23,
    },
    after:
      'A home bar in walnut in the last sun of a day: two lit shelves of bottles and glasses on gold-veined stone, a brass faucet, lemons on a board, a rack of wine at the right end; a green armchair and a low stone table in front.',
  },
  'fort-frances-galley': {
    script: 'works.kitchen',
    parameters: {
      layout: 'galley',
      colour: '#5E6F72',
      stone_slug: 'bianco-cristallo',
      back: '#F0ECE4 100x100 0',
      handle: 'steel',
      tap: 'chrome',
      floor: 'tile:#A79F92',
      seed: 5,
    },
    after:
      'A narrow kitchen in slate blue seen down its length: oak shelves on the left, range and tall cabinet on the right, and at the end a white sink under a window onto the water; a striped runner on the floor.',
  },
  'red-lake-hearth-wall': {
    script: 'works.built_in',
    parameters: {
      layout: 'hearth',
      colour: '#E4DED2',
      timber: 'smoked oak',
      stone_slug: 'urban-ash',
      handle: 'bronze',
      floor: 'walnut',
      seed: 24,
    },
    after:
      'A fire burns in a grey stone chimney breast with a smoked-oak mantel and a painting of a lake at evening; painted cabinets and oak shelves of books and pottery on both sides, stacked firewood beside the fire, an armchair with a throw by a lit lamp, a round table on a banded rug.',
  },
  'terrace-bay-powder-room': {
    script: 'works.bathroom',
    parameters: {
      layout: 'powder',
      colour: 'wood:oak',
      style: 'shaker',
      stone_slug: 'sahara-noir',
      floor: 'tile:#8E877C',
      wall: '#46524C',
      seed: 14,
    },
    after:
      'A powder room with dark green walls: a hung vanity of reeded oak under a thick black stone top with white and rust veins that run up the wall, a brass faucet, a round mirror between two lit globes, autumn leaves in a vase, a print, and sun on a linen towel.',
  },
};

/** The pictures of Our Works in project order; a before follows its after. */
export function worksPictures(): readonly StudioPicture[] {
  return works.flatMap(({ slug, hasBefore }) => {
    const house = houses[slug];
    if (house === undefined) throw new Error(`No house for works/${slug}`);
    const frame = { script: house.script, width: 1600, height: 1067, samples: houseSamples } as const;
    const after = { name: `works/${slug}/after`, parameters: house.parameters, alt: house.after, ...frame };
    if (!hasBefore) return [after];
    if (house.before === undefined) throw new Error(`No words for works/${slug}/before`);
    const parameters = { ...house.parameters, era: 'before' };
    return [after, { name: `works/${slug}/before`, parameters, alt: house.before, ...frame }];
  });
}
