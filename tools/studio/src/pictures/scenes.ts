import { largeRoomSamples, roomSamples, type StudioPicture } from './studio-picture.ts';

type SceneRow = Pick<StudioPicture, 'width' | 'height' | 'samples' | 'quality' | 'alt'>;

/** The rooms and counters of the site’s pages; each has a script of the same name, with underscores. */
const rows: Readonly<Record<string, SceneRow>> = {
  'home-kitchen': {
    width: 1600,
    height: 1000,
    samples: largeRoomSamples,
    quality: 95,
    alt: 'A kitchen in morning light: an island with waterfall ends in white quartz with grey veins, deep green shaker cabinets with brass handles, oak shelves beside a plaster hood, two brass pendant lamps and an oak floor.',
  },
  'home-bathroom': {
    width: 1600,
    height: 1000,
    samples: roomSamples,
    alt: 'A walnut vanity with four drawers hung on a wall of hand-made tiles, with a veined stone top, a round white sink and a brass faucet; above it a round brass-rimmed mirror reflects the room, with a globe light on either side.',
  },
  'home-millwork': {
    width: 1600,
    height: 1000,
    samples: roomSamples,
    alt: 'A library wall built in walnut from floor to ceiling: shelves of books and pottery on either side of a panelled niche with a cushioned bench, lit from a window on the left.',
  },
  'home-slabs': {
    width: 1600,
    height: 1000,
    samples: largeRoomSamples,
    quality: 95,
    alt: 'A stone showroom: a large white slab with dark grey veins stands on a wood and steel frame in raking daylight, with gold-veined, black and grey slabs leaning against the wall behind it.',
  },
  'custom-cabinetry': {
    width: 1600,
    height: 1000,
    samples: largeRoomSamples,
    quality: 95,
    alt: 'A green shaker cabinet with brass pulls and one wide drawer open: a pale maple box with walnut dividers that hold folded linen and bowls, under a white stone countertop and backsplash with grey veins.',
  },
  millwork: {
    width: 1600,
    height: 1000,
    samples: roomSamples,
    alt: 'A panelled hall with framed mouldings in soft side light, an oak staircase with a green runner and iron balusters climbing along the wall, and a coffered ceiling above.',
  },
  contact: {
    width: 1600,
    height: 1000,
    samples: roomSamples,
    alt: 'The showroom counter: fluted oak under a veined stone top, three ledges of stone and wood samples on a green wall behind it, brass lamps above and two upholstered chairs in front.',
  },
  'in-stock': {
    width: 1600,
    height: 1067,
    samples: largeRoomSamples,
    quality: 95,
    alt: 'The showroom floor by daylight: four vanities in walnut, white, pale oak and slate blue stand under their mirrors on a green wall, a sage island under veined stone in front; sample doors show in one of the mirrors.',
  },
  'commercial-millwork': {
    width: 1600,
    height: 1067,
    samples: roomSamples,
    alt: 'An office lobby with a reception desk in fluted oak and veined white stone against a wall of oak slats with lit shelves, wood baffles overhead, globe lights and a booth on the right.',
  },
  'outdoor-kitchen': {
    width: 1600,
    height: 1067,
    samples: largeRoomSamples,
    quality: 95,
    alt: 'A stone grill island with a dark top and steel doors under a wood pergola at golden hour, a table laid for four beside it, and a lake between spruces behind.',
  },
  about: {
    width: 1600,
    height: 1067,
    samples: largeRoomSamples,
    quality: 95,
    alt: 'A workshop bench by a window with a shaker door being fitted, a plane in a drift of shavings and chisels; saws and more chisels on a green wall behind, stone samples on a shelf, boards of oak and walnut at the right.',
  },
  'quartz-hero': {
    width: 1600,
    height: 800,
    samples: roomSamples,
    alt: 'Window light rakes across a polished cream quartz counter with fine gold and grey veins; on it stand a bowl of pears and a vase of green branches.',
  },
  'social-card': {
    width: 1200,
    height: 630,
    samples: roomSamples,
    alt: 'A vase of branches, a bowl of pears and a dark stone sample on a veined white counter in window light.',
  },
};

/** At the top of families' pages, wide and low; each has a script in `scenes/heroes`. */
const heroAlts: Readonly<Record<string, string>> = {
  vanities:
    'Four vanities along a wall of sage tiles in window light: walnut hung on the wall, white on tapered legs, pale oak for two, and charcoal under gold-veined quartz.',
  mirrors:
    'Five mirrors in a row on a grey-green wall, arched in black, round in brass, square-cornered in walnut, oval in oak and chrome-rimmed, globe lights between them, over a walnut shelf with flowers.',
  'bathroom-faucets':
    'Three bathroom faucets on one long veined stone against sage tiles, in brushed brass, chrome and matte black, each above a white oval sink.',
  showers:
    'Three shower heads on wet green tiles, round in brass, domed in chrome and square in black, two of them running, with hand showers on slide bars between them.',
  toilets:
    'A bathroom wall in green panelling: a white one-piece toilet and a wall-hung one under a brass flush plate, a stool of towels between them and a white tub at the right.',
  flooring:
    'Oak blocks in herringbone across a living room, the sun of a tall window lying over them in panes, the feet of an armchair and a table at the far wall.',
};

export function scenePictures(): readonly StudioPicture[] {
  return [
    ...Object.entries(rows).map(([name, row]) => ({
      name: `scenes/${name}`,
      script: name.replaceAll('-', '_'),
      parameters: {},
      ...row,
    })),
    ...Object.entries(heroAlts).map(([family, alt]) => ({
      name: `scenes/${family}-hero`,
      script: `heroes.${family.replaceAll('-', '_')}`,
      parameters: {},
      width: 1600,
      height: 640,
      samples: roomSamples,
      quality: 95,
      alt,
    })),
  ];
}
