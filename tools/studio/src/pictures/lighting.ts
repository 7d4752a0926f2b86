import { lights } from '@showroom/catalog-data/products/lighting';
import type { StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';
import { upright } from './upright.ts';

/** Each lamp of `scenes/lib/lamps.py`, its place of `scenes/lib/lamp_places.py`, its room of `scenes/lib/lamp_rooms.py`, and the alt texts. */
const looks: Readonly<Record<string, ProductLook>> = {
  'kakabeka-dome-pendant': {
    parameters: {
      kind: 'dome_pendant',
      wall: '#E3D6BF',
      frame: [1.42, 0.52],
      things: [['cups', -0.02, -0.8]],
      lamp: { z: 1.32 },
    },
    views: {
      room: {
        room: {
          name: 'island',
          wall: '#E4DFD3',
          front: '#2F4A40',
          at: [
            [-0.46, 0, 1.6],
            [0.46, 0, 1.6],
          ],
          laid: [
            ['lemons', -0.55, 0.05],
            ['jug', 0.62, 0.12],
          ],
        },
      },
    },
    alt: {
      front:
        'A spruce-green enamelled dome pendant with a brass cap, its white inside lit, hangs over a row of grey cups on a walnut table against a lime-washed wall.',
      unlit:
        'The green enamelled dome unlit by day, its brass cap and rim in the sun before a lime-washed wall, above grey cups on a walnut table.',
      room: 'Two of the green dome pendants, lit, over a green kitchen island with three oak stools, a plaster hood and cream cabinets behind.',
    },
  },
  'loon-trio-pendant': {
    parameters: {
      kind: 'globes_pendant',
      wall: '#34463F',
      frame: [1.5, 0.6],
      things: [
        ['jug', 0.3, -0.74],
        ['cups', -0.26, -0.84],
      ],
      lamp: { z: 1.34 },
    },
    views: {
      room: {
        room: {
          name: 'dining',
          wall: '#4B5C50',
          of: 'walnut',
          seat: '#C9B79A',
          long: 1.6,
          at: [[0, 0, 1.52]],
          laid: [
            ['jug', 0.42, 0.05],
            ['low plates', -0.42, -0.12],
          ],
          board: {
            x0: -1.1,
            x1: 0.9,
            of: 'wood:oak',
            things: [
              ['books', -0.6],
              ['dark vase', 0.5],
            ],
          },
          rug: ['#C9BBA2', '#6F5B4B', '#E7DFCF'],
        },
      },
    },
    alt: {
      front:
        'Three opal globes of different sizes glow at different heights under brass caps against a dark green wall, above a table with cups and a jug of branches.',
      unlit:
        'The three opal globes unlit by day, white and glossy under brass caps, sun across the dark green wall behind them.',
      room: 'The three opal globes lit over a walnut dining table with four chairs, an oak sideboard behind, on a green wall.',
    },
  },
  'weir-linen-pendant': {
    parameters: {
      kind: 'drum_pendant',
      wall: '#4C5A63',
      top: 'oak',
      frame: [1.32, 0.6],
      things: [
        ['low plates', -0.16, -0.82],
        ['tumblers', 0.22, -0.72],
      ],
      lamp: { z: 1.3 },
    },
    views: {
      room: {
        room: {
          name: 'dining',
          wall: '#DCD6CA',
          of: 'oak',
          wood: 'oak',
          seat: '#4C5A63',
          round: true,
          long: 1.25,
          at: [[0, 0, 1.46]],
          laid: [
            ['pale bowl', 0, 0.0],
            ['tumblers', -0.3, -0.22],
          ],
          board: {
            x0: -1.15,
            x1: 0.55,
            of: 'paint:#4C5A63',
            things: [
              ['tall branches', -0.75],
              ['two books', -0.1],
            ],
          },
          rug: ['#B7AB96', '#56646C', '#E4DAC6'],
        },
      },
    },
    alt: {
      front:
        'A wide drum pendant of washed linen glows amber against a slate-blue wall, over an oak table with a pile of plates and three tumblers.',
      unlit: 'The linen drum unlit by day, the weave of its shade plain to see against a sunlit slate-blue wall.',
      room: 'The wide linen drum lit over a round oak table with four blue-seated chairs, a slate-blue sideboard with branches behind.',
    },
  },
  'sleeping-giant-lath-pendant': {
    parameters: {
      kind: 'lath_pendant',
      wall: '#AE9A84',
      top: 'smoked oak',
      frame: [1.36, 0.58],
      things: [['dark bowls', 0.2, -0.86]],
      dusk: 0.6,
      lamp: { z: 1.2, y: -0.5 },
    },
    views: {
      room: {
        room: {
          name: 'dining',
          wall: '#C7B8A2',
          of: 'smoked oak',
          wood: 'smoked oak',
          seat: '#8F5B40',
          long: 1.6,
          at: [[0, 0, 1.42]],
          laid: [
            ['dark bowls', 0.38, 0.1],
            ['candle', -0.3, -0.05],
            ['candle', -0.18, 0.04],
          ],
          board: {
            x0: -0.95,
            x1: 0.95,
            of: 'wood:smoked oak',
            things: [
              ['jar', -0.6],
              ['red jar', 0.35],
              ['dark jar', 0.56],
            ],
          },
        },
      },
    },
    alt: {
      front:
        'A bell-shaped pendant of thin bent oak laths round a lit core throws soft stripes on a clay-coloured wall and on a dark oak table with three bowls.',
      unlit:
        'The bell of bent oak laths unlit by day, its frosted core white inside, sun on the clay-coloured wall behind.',
      room: 'The lath pendant lit over a dark oak table with four russet-seated chairs, clay jars on a sideboard behind.',
    },
  },
  'portage-ring-chandelier': {
    parameters: {
      kind: 'ring_chandelier',
      wall: '#4A4441',
      frame: [1.5, 0.56],
      things: [
        ['pale bowl', 0.06, -0.8],
        ['candle', -0.2, -0.72],
      ],
      eye: 1.12,
      lamp: { z: 1.5 },
    },
    views: {
      room: {
        room: {
          name: 'dining',
          wall: '#5A524C',
          of: 'walnut',
          seat: '#B9AB92',
          long: 1.6,
          at: [[0, 0, 1.72]],
          laid: [
            ['pale bowl', 0.05, 0.02],
            ['low plates', 0.55, -0.15],
          ],
          board: {
            x0: -1.2,
            x1: 1.0,
            of: 'wood:walnut',
            things: [
              ['tall branches', 0.7],
              ['two books', -0.7],
              ['candle', -0.35],
            ],
          },
          rug: ['#A99F8B', '#5F5348', '#DDD3C0'],
        },
      },
    },
    alt: {
      front:
        'A brass ring chandelier, seen from below so that its lit inner face shows, hangs level on three thin cables over a walnut table with a pale bowl.',
      unlit:
        'The brass ring unlit by day, its pale diffuser inside the hoop, on thin cables before a sunlit umber wall.',
      room: 'The brass ring chandelier lit and level over a long walnut table with four linen-seated chairs, a sideboard with branches behind.',
    },
  },
  'tamarack-chandelier': {
    parameters: {
      kind: 'branch_chandelier',
      wall: '#5B3B33',
      frame: [1.44, 0.58],
      detail: [0.62, 1.22],
      things: [['flowers', 0.06, -0.8]],
      eye: 1.28,
      lamp: { z: 1.36 },
    },
    views: {
      room: {
        room: {
          name: 'dining',
          wall: '#6A4238',
          floor: 'walnut',
          of: 'walnut',
          seat: '#CDBFA6',
          long: 1.6,
          at: [[0, 0, 1.56]],
          laid: [
            ['flowers', 0.05, 0.05],
            ['tumblers', -0.5, -0.16],
          ],
          board: {
            x0: -1.0,
            x1: 1.0,
            of: 'paint:#2F3B36',
            things: [
              ['dark jar', -0.7],
              ['jar', -0.45],
              ['tall branches', 0.65],
            ],
          },
          rug: ['#8C6A52', '#3F4A45', '#CDBFA6'],
        },
      },
    },
    alt: {
      front:
        'An aged-brass chandelier with six swept arms, each with a small lit opal globe, against an oxblood wall, above a table with flowers in a glass.',
      detail: 'Close-up of the turned brass stem and swept arms of the chandelier, with its small opal globes lit.',
      unlit:
        'The six-armed chandelier unlit by day, white opal globes on aged brass arms before a sunlit oxblood wall.',
      room: 'The brass chandelier, its six globes lit, over a walnut table with four pale-seated chairs, a dark green sideboard and an oxblood wall.',
    },
  },
  'islet-linear-chandelier': {
    parameters: {
      kind: 'linear_chandelier',
      wall: '#77744F',
      top: 'pale oak',
      frame: [1.66, 0.58],
      things: [
        ['jug', 0.3, -0.7],
        ['low plates', -0.22, -0.86],
      ],
      dusk: 1.3,
      turn: 15,
      eye: 1.3,
      lamp: { z: 1.52 },
    },
    views: {
      room: {
        room: {
          name: 'island',
          wall: '#DDD8CC',
          front: '#2E3436',
          run: '#8B8F7E',
          stool: 'walnut',
          at: [[0, 0, 1.82]],
          laid: [
            ['clay bowl', -0.4, 0.08],
            ['boards', 0.55, 0.12],
          ],
        },
      },
    },
    alt: {
      front:
        'A long black bar with five frosted cylinders in brass collars, shining up and down before an olive wall, over a pale oak table with plates and a jug of branches.',
      unlit:
        'The black linear chandelier unlit by day, ten frosted white cylinders in brass collars before a sunlit olive wall.',
      room: 'The black and brass linear chandelier lit over a charcoal kitchen island with three walnut stools, sage cabinets behind.',
    },
  },
  'harbour-vanity-bar': {
    parameters: {
      kind: 'vanity_bar',
      place: 'wall',
      clad: 'tile',
      wall: '#3F5B50',
      size: [0.065, 0.2],
      frame: [0.98, 1.3],
      glass: {
        width: 0.64,
        height: 0.8,
        shape: { kind: 'rectangle', radius: 0.04 },
        z: 1.36,
        frames: [{ section: 'flat', width: 0.012, depth: 0.03, of: 'metal:brass' }],
      },
      seen: [
        ['cupboard', 0.62, { colour: '#A9B0A0' }],
        ['towels', -0.5],
      ],
      lamp: { z: 2.02 },
    },
    views: {
      room: {
        room: {
          name: 'washroom',
          wall: '#3F5B50',
          clad: 'tile',
          size: [0.065, 0.2],
          floor: 'tile:#C9C1B2',
          half: 0.46,
          vanity: { wood: 'walnut', pull_metal: 'brushed brass', tap_metal: 'brushed brass' },
          glass: [
            {
              width: 0.7,
              height: 0.86,
              z: 1.43,
              shape: { kind: 'rectangle', radius: 0.04 },
              frames: [{ section: 'flat', width: 0.012, depth: 0.03, of: 'metal:brass' }],
            },
          ],
          seen: [
            ['window', 0.5],
            ['towels', -0.6],
          ],
          far: '#D8CFBE',
          things: [
            ['amber', 0.3],
            ['terracotta', -0.34],
          ],
          aside: [['basket', 0.78, -0.3]],
          at: [[0, 0, 2.04]],
        },
      },
    },
    alt: {
      front:
        'A brass bar with three lit opal cylinders on glazed green tiles, which mirror it, above a brass-framed mirror.',
      unlit:
        'The brass vanity bar unlit by day, three white opal cylinders on glazed green tiles with sun across them, above a brass-framed mirror.',
      room: 'The brass bar lit above a brass-framed mirror and a walnut vanity, on green tiles to the ceiling, a basket beside it.',
    },
  },
  'moonrise-alabaster-sconce': {
    parameters: {
      kind: 'disc_sconce',
      place: 'wall',
      wall: '#6C6A50',
      frame: [0.8, 1.16],
      shelf: [-1.2, 1.2, 1.25, 0.17, 'wood:walnut'],
      things: [
        ['sprig', 0.23, -0.09],
        ['two books', -0.14, -0.09],
      ],
      dusk: 1.5,
      edge: 2,
      turn: 28,
      middle: -0.06,
      lamp: { x: -0.03, z: 1.66 },
    },
    views: {
      room: {
        room: {
          name: 'washroom',
          wall: '#7A6A5A',
          clad: 'limewash',
          floor: 'tile:#B9AE9F',
          half: 0.46,
          vanity: {
            wood: 'pale oak',
            pull_metal: 'brushed brass',
            tap_metal: 'brushed brass',
            top: 'calacatta-oro-classic',
          },
          glass: [
            {
              width: 0.64,
              height: 0.84,
              z: 1.52,
              shape: { kind: 'oval' },
              frames: [{ section: 'flat', width: 0.014, depth: 0.03, of: 'metal:aged brass' }],
            },
          ],
          seen: [
            ['window', 0.45],
            ['plant', -0.5],
          ],
          far: '#CFC6B4',
          things: [
            ['soap', 0.28],
            ['sprig', -0.33],
          ],
          aside: [['stool', 0.8, -0.32]],
          at: [
            [-0.55, 0, 1.6],
            [0.55, 0, 1.6],
          ],
        },
      },
    },
    alt: {
      front:
        'A shallow dish of clouded, rust-seamed alabaster with a brass boss, seen a little from the side, glows on an olive wall with a halo round it, above a walnut shelf with books and a sprig.',
      unlit:
        'The alabaster dish unlit by day: white stone with rust-coloured seams and a small brass boss, sun across the wall.',
      room: 'A pair of the alabaster sconces lit at both sides of an oval mirror over a pale oak vanity, towels on a stool beside it.',
    },
  },
  'parlour-pleated-sconce': {
    parameters: {
      kind: 'arm_sconce',
      place: 'wall',
      clad: 'panel',
      wall: '#4A5C50',
      phase: 0.33,
      frame: [0.84, 1.24],
      glass: {
        width: 0.52,
        height: 0.78,
        shape: { kind: 'oval' },
        x: 0.32,
        z: 1.6,
        lift: 0.02,
        frames: [{ section: 'flat', width: 0.022, depth: 0.03, of: 'metal:aged brass' }],
      },
      seen: [
        ['cupboard', -2.4, { colour: '#7E8777' }],
        ['picture', -1.5],
      ],
      turn: 24,
      middle: -0.07,
      lamp: { x: -0.15, z: 1.62 },
    },
    views: {
      room: {
        room: {
          name: 'bedside',
          wall: '#4A5C50',
          clad: 'panel',
          pitch: 0.9,
          phase: 0.2,
          board: '#B89B78',
          cover: '#A4694B',
          things: [
            ['two books', -0.42, -0.24],
            ['flowers', -0.2, -0.2],
          ],
          at: [[0, 0, 1.22]],
        },
      },
    },
    alt: {
      front:
        'A brass swan-neck sconce with a small pleated cream shade, lit on green panelling beside a brass-framed oval mirror.',
      unlit:
        'The pleated sconce unlit by day, cream pleats on a brass swan neck, sun on green panelling beside an oval mirror.',
      room: 'The pleated sconce lit over a walnut night table, beside a bed with white pillows and a rust cover, on green panelling.',
    },
  },
  'meridian-tube-sconce': {
    parameters: {
      kind: 'tube_sconce',
      place: 'wall',
      clad: 'reeded',
      wall: '#566A72',
      pitch: 0.032,
      far: '#C4BDAE',
      dusk: 1.9,
      frame: [0.9, 1.17],
      glass: {
        width: 0.62,
        height: 0.96,
        shape: { kind: 'rectangle', radius: 0.006 },
        x: 0.34,
        z: 1.56,
        lift: 0.012,
        frames: [{ section: 'flat', width: 0.01, depth: 0.03, of: 'metal:nickel' }],
      },
      seen: [
        ['cupboard', 0.95, { colour: '#93A09A' }],
        ['plant', 0.4],
      ],
      lamp: { x: -0.16, z: 1.62 },
    },
    views: {
      room: {
        room: {
          name: 'washroom',
          wall: '#5A6B70',
          clad: 'reeded',
          pitch: 0.032,
          floor: 'tile:#8F8B84',
          half: 0.5,
          vanity: {
            wood: 'white',
            style: 'slab',
            base: 'hung',
            top: 'carrara-classique',
            pull_metal: 'brushed nickel',
            tap_metal: 'brushed nickel',
          },
          glass: [
            {
              width: 0.66,
              height: 0.96,
              z: 1.5,
              lift: 0.012,
              shape: { kind: 'rectangle', radius: 0.006 },
              frames: [{ section: 'flat', width: 0.01, depth: 0.03, of: 'metal:nickel' }],
            },
          ],
          seen: [
            ['window', 0.4],
            ['towels', -0.5],
          ],
          far: '#D5D0C4',
          things: [
            ['candle', 0.34],
            ['towels', -0.33],
          ],
          aside: [['plant', 0.86, -0.3]],
          at: [
            [-0.47, -0.016, 1.5],
            [0.47, -0.016, 1.5],
          ],
        },
      },
    },
    alt: {
      front:
        'An upright frosted tube light with warm-nickel ends, lit on reeded blue-grey boards at the left of a mirror in which a sage cupboard and a plant show.',
      unlit:
        'The tube sconce unlit by day, frosted white glass between warm nickel ends, sun on the blue-grey reeded boards.',
      room: 'A pair of the tube sconces lit at both sides of a tall mirror, over a white wall-hung vanity on blue-grey reeded boards.',
    },
  },
  'basin-flush-light': {
    parameters: {
      kind: 'flush_dome',
      place: 'ceiling',
      wall: '#52655A',
      frame: [1.25, 2.03],
      shelf: [2.16, 0.24],
      things: [
        ['row of books', -0.26, -0.12],
        ['basket', 0.24, -0.125],
      ],
    },
    views: { room: { room: { name: 'hall', wall: '#66786B', accent: '#8A5A3C', at: [[0, 0, 2.44]] } } },
    alt: {
      front:
        'An opal glass bowl in a brass ring with a turned finial, lit on a boarded ceiling above a high shelf with books and a basket.',
      unlit:
        'The flush light unlit by day: a white opal bowl in a brass ring with a finial, on a boarded ceiling above a shelf of books.',
      room: 'The opal flush light lit on the low boarded ceiling of a hall with a russet door, an oak bench, jackets on pegs and a rug.',
    },
  },
  'ferry-track-light': {
    parameters: {
      kind: 'track',
      place: 'ceiling',
      wall: '#97866F',
      frame: [1.7, 1.47],
      shelf: [1.66, 0.24],
      things: [
        ['jar', -0.42, -0.12],
        ['red jar', -0.08, -0.12],
        ['sprig', 0.2, -0.12],
        ['dark jar', 0.46, -0.12],
      ],
      turn: -20,
      middle: -0.1,
      dusk: 1.3,
      edge: 3,
      lamp: {
        y: -0.85,
        watts: 2.8,
        aims: [
          [-0.44, 1.78],
          [-0.1, 1.76],
          [0.2, 1.8],
          [0.48, 1.76],
        ],
      },
    },
    views: {
      room: {
        room: {
          name: 'gallery',
          wall: '#97866F',
          of: 'wood:walnut',
          art: [
            { x: -0.62, z: 1.56, width: 0.56, height: 0.72, tint: '#7F8C84', frame: 'oak' },
            { x: 0.14, z: 1.56, width: 0.56, height: 0.72, tint: '#8F5B40', frame: 'oak' },
          ],
          things: [
            ['jar', -0.78],
            ['red jar', -0.42],
            ['tall branches', 0.36],
          ],
          chair: ['#4F5C48', 'walnut', '#C9A25A'],
          at: [[-0.1, 0, 2.6]],
          lamp: {
            watts: 3.4,
            aims: [
              [-0.66, 1.6],
              [-0.6, 1.15],
              [0.14, 1.6],
              [0.4, 1.15],
            ],
          },
        },
      },
    },
    alt: {
      front:
        'A black ceiling track with four cylinder heads, brass-trimmed, each throwing a pool of light on a shelf of clay jars.',
      unlit:
        'The black ceiling track with its four heads unlit by day, over a shelf of clay jars against a sand-brown wall.',
      room: 'The black track lit on the ceiling of a living room, its four heads aimed at two prints and the jars on a walnut sideboard, an armchair beside it.',
    },
  },
  'underline-cabinet-light': {
    parameters: {
      kind: 'strip_under',
      place: 'kitchen',
      wall: '#CFC7B4',
      frame: [0.8, 0.83],
      turn: 16,
      eye: 1.06,
      dusk: 0.5,
      lamp: { watts: 6 },
      things: [
        ['kettle', 0.16, -0.24],
        ['cups', -0.24, -0.22],
      ],
    },
    views: {
      room: {
        room: {
          name: 'kitchen',
          wall: '#CFC7B4',
          things: [
            ['kettle', 0.75, -0.3],
            ['cups', -0.95, -0.3],
            ['boards', 0.42, -0.12],
            ['pitcher', -1.2, -0.25],
          ],
          at: [[0, 0, 1.4395]],
        },
      },
    },
    alt: {
      front:
        'A frosted line of warm light under spruce-green wall cabinets shines on square cream tiles and on a polished black counter with cups and a kettle.',
      unlit:
        'The frosted strip unlit by day under spruce-green wall cabinets, the tiles in the sun above a kettle and cups on black stone.',
      room: 'Warm light from under the wall cabinets of a spruce-green kitchen falls on cream tiles, a black counter and a brass faucet.',
    },
  },
  'boulder-table-lamp': {
    parameters: {
      kind: 'table_lamp',
      place: 'console',
      wall: '#35494B',
      detail: [0.5, 0.9],
      things: [
        ['books', 0.24, -0.24],
        ['red jar', -0.36, -0.2],
      ],
      lamp: { x: -0.06 },
    },
    views: {
      room: {
        room: {
          name: 'sitting',
          wall: '#44585A',
          art: { x: 0.72, z: 1.52, width: 0.56, height: 0.72, tint: '#B08A62', frame: 'oak' },
          things: [
            ['books', -0.95],
            ['red jar', 0.12],
          ],
          at: [[0, 0, 0.7806]],
        },
      },
    },
    alt: {
      front:
        'A table lamp with a swelling sand-coloured clay base and a lit linen cone, on a walnut console with books and a small clay jar, against a deep teal wall.',
      detail: 'Close-up of the lit linen shade and the unglazed clay base of the lamp.',
      unlit:
        'The table lamp unlit by day: a plain linen cone on a swelling sand-coloured clay base, sun on the teal wall.',
      room: 'The clay table lamp lit on a walnut sideboard beside a sand-coloured armchair with a rust cushion, a framed print on a teal wall.',
    },
  },
  'heron-floor-lamp': {
    parameters: {
      kind: 'floor_lamp',
      place: 'corner',
      wall: '#A47C62',
      middle: 0.1,
      lamp: { x: -0.3, y: -0.6 },
    },
    views: { room: { room: { name: 'reading', wall: '#A98468', at: [[0, 0, 0.012]] } } },
    alt: {
      front:
        'A floor lamp on three slender black legs with an oak joint and a wide lit linen shade, leaning its light over a green armchair with an ochre cushion.',
      unlit:
        'The floor lamp unlit by day, a plain linen shade on three slender black legs beside a green armchair in the sun.',
      room: 'The floor lamp lit beside a green armchair on a rug, a walnut bookcase full of books behind it.',
    },
  },
};

export function lightingPictures(): readonly StudioPicture[] {
  return upright(picturesOf(lights, 'products.lamp', looks));
}
