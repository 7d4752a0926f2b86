import { works } from '@showroom/catalog-data/works';
import { houseSamples, type SceneParameters, type StudioPicture } from './studio-picture.ts';

/** One house: which builder makes it, from what, and what its pictures show. */
type House = {
  readonly script: 'works.kitchen' | 'works.bathroom' | 'works.built_in';
  readonly parameters: SceneParameters;
  readonly after: string;
  /** Only where the room was pictured before work began. */
  readonly before?: string;
};

/** Tile is given as colour, width × height in millimetres, and how far each row is shifted. */
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
      'A corner kitchen in plain pale oak: a sink under a wide black-framed window onto a lake and spruces, white stone with grey veins behind it, a steel range and hood on the right wall, a round walnut table under a white globe lamp in front.',
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
      floor: 'oak',
      wall: '#ECE7DD',
      seed: 13,
    },
    after:
      'A white free-standing tub under a three-part window that looks over a lake, panelled walls, a grey-green shaker vanity with a stone top on the right, an oak floor and a stool with towels.',
  },
  'red-river-road-library': {
    script: 'works.built_in',
    parameters: { layout: 'library', colour: '#3D5059', timber: 'walnut', seed: 21 },
    after:
      'Blue-grey bookcases full of books on both sides of a window, joined above it by a cornice; a walnut desk is let in between them, with a green lamp and a chair, and a walnut ladder leans on the right bank.',
  },
  'westfort-peninsula-kitchen': {
    script: 'works.kitchen',
    parameters: {
      layout: 'peninsula',
      colour: '#7E8672',
      accent: 'wood:oak',
      stone_slug: 'carrara-classique',
      back: '#E8E2D6 75x225 0',
      handle: 'aged brass',
      tap: 'aged brass',
      seed: 9,
    },
    after:
      'A sage-green shaker kitchen with a steel refrigerator, a sink under the window and a boxed hood with an oak ledge; an oak peninsula with a stone end and brass-legged stools comes in from the right under white lamps.',
    before:
      'The same room before: beige laminate cupboards with timber strips for pulls, an almond refrigerator and range, orange curtains, a bulkhead over the cupboards and a bare bulb over a brown vinyl floor.',
  },
  'dryden-double-vanity': {
    script: 'works.bathroom',
    parameters: {
      layout: 'double',
      colour: 'wood:smoked oak',
      stone_slug: 'statuario-extra',
      tile: '#E4DED2 75x300 0',
      seed: 11,
    },
    after:
      'A floating smoked-oak vanity with six drawers carries two round basins on white stone, brass taps out of a wall of upright cream tile, two brass-rimmed mirrors and globe lamps; an oak linen tower stands on the right.',
  },
  'atikokan-mudroom': {
    script: 'works.built_in',
    parameters: { layout: 'mudroom', colour: '#9AA196', floor: 'tile:#8F8A80', handle: 'black', seed: 22 },
    after:
      'Four grey-green lockers with coats, a scarf and hooks over an oak bench, drawers below and cupboards above; boots stand on a tray and a pair of snowshoes leans at the right.',
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
      'A walnut shaker island under gold-veined white stone with a brass tap, three stools and three globe lamps; behind it cream cupboards with brass pulls, a boxed hood with a walnut ledge over a steel range, and a refrigerator enamelled in their cream.',
  },
  'nipigon-walk-in-shower': {
    script: 'works.bathroom',
    parameters: {
      layout: 'shower',
      colour: 'wood:pale oak',
      stone_slug: 'thasos-mist',
      tile: '#7F9084 65x200 0.5',
      tap: 'black',
      handle: 'black',
      floor: 'tile:#B9B2A6',
      seed: 12,
    },
    after:
      'A narrow bathroom with a step-free shower in green glazed tile behind one black-framed pane, a black rain head and a small window; on the right a pale oak vanity on legs with a round mirror and a towel.',
    before:
      'The same room before: an almond tub with a drawn curtain under beige square tile, a golden-oak cabinet with a moulded basin, a mirrored cabinet and a bare bulb.',
  },
  'rushing-river-bar': {
    script: 'works.built_in',
    parameters: {
      layout: 'bar',
      colour: 'wood:walnut',
      style: 'plain',
      timber: 'walnut',
      stone_slug: 'calacatta-midas',
      wall: '#DDD3C4',
      seed: 23,
    },
    after:
      'A home bar in plain walnut: lit shelves of bottles and glasses on gold-veined stone, a small brass tap, a wine rack at the right end, and two chairs by a low stone table.',
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
      'A narrow kitchen in slate blue seen down its length: oak shelves on the left, range and tall cupboard on the right, and at the end a white sink under a window onto the water; a striped runner on the floor.',
  },
  'red-lake-hearth-wall': {
    script: 'works.built_in',
    parameters: {
      layout: 'hearth',
      colour: '#E4DED2',
      timber: 'smoked oak',
      stone_slug: 'urban-ash',
      handle: 'bronze',
      seed: 24,
    },
    after:
      'A fire burns in a grey stone chimney breast with a smoked-oak mantel and a small painting of hills; painted cupboards and dark oak shelves of books and pottery stand on both sides, with a bay of stacked firewood beside the fire and a round table in front.',
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
      'A powder room with dark green walls: a hung vanity of reeded oak under a thick black stone top with rust veins, a brass tap out of the wall, a round mirror between two globe lamps and a linen towel.',
  },
};

/** The pictures of Our Works, in the order of the projects; where there is a before, it follows its after. */
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
