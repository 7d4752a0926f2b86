import { bathroomFaucets } from '@showroom/catalog-data/products/bathroom-faucets';
import type { StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';
import { upright } from './upright.ts';

/** Close-ups in a window’s sun: parts of scenes/lib/swan_faucets.py. */
const byWindow = 'products.faucet_by_window';

/** Parts are described in scenes/lib/faucets.py, metres throughout; `tallest` frames the picture. */
const looks: Readonly<Record<string, ProductLook>> = {
  'lakehead-silver-islet-widespread-chrome': {
    parameters: {
      room: 'bathroom',
      faucet: { kind: 'widespread', finish: 'chrome', height: 0.2, reach: 0.135, grip: 'lever' },
      slab: 'carrara-super',
      wall: '#74857D',
      tallest: 0.42,
      lift: 0.09,
      turn: 26,
      styling: 'towel',
    },
    alt: {
      front:
        'A chrome widespread bathroom faucet, a small gooseneck between two turned levers, behind a white oval sink in grey-veined quartz, folded towels at the left and a sage wall behind.',
      detail:
        'Close-up of the chrome gooseneck and its right lever: turned collars, a fine joint above the stone, the window drawn along the curve.',
      running:
        'A thin clear stream falls from the chrome gooseneck into the white oval sink, set in grey-veined quartz, a lever at either side.',
      side: 'The chrome widespread faucet from its side: the small gooseneck stands high over the edge of the white sink, the right lever in front.',
    },
  },
  'boreal-rossport-cross-widespread-brass': {
    script: byWindow,
    parameters: {
      faucet: { kind: 'swan', finish: 'brushed brass', height: 0.17, reach: 0.135 },
      slab: 'statuario-venato',
      back: {
        tile: [0.15, 0.075],
        bond: 0.5,
        colour: '#DFDACD',
        kind: 'glazed',
        tilt: 0.35,
        roughness: 0.12,
        joint: 0.002,
      },
      things: [['cloths', -0.25, -0.12]],
      sun: 'rossport',
      frame: 0.53,
      turn: 22,
      rise: 18,
      aim: [0, -0.16, 0.045],
    },
    views: {
      running: { turn: -24, rise: 26 },
      side: { turn: 56, rise: 20, aim: [0, -0.14, 0.05] },
    },
    alt: {
      front:
        'A brushed brass bathroom faucet on turned vases, a swan-neck spout between two cross handles with white porcelain buttons, above an oval sink in grey-veined quartz, folded cloths beside it, sun on white tiles behind.',
      running:
        'Water runs from the brushed brass swan neck into an oval sink between two cross handles, the sun on white tiles and folded cloths.',
      side: 'The brass swan neck from its side, bending from its turned vase over the oval sink, the white button of a cross handle before it.',
    },
  },
  'superior-slate-waterfall-black': {
    script: byWindow,
    parameters: {
      faucet: { kind: 'trough', finish: 'matte black', height: 0.12, reach: 0.135 },
      basin: 'square',
      china: ['stone', { colour: '#A29D95', vein: '#B7B2A8', roughness: 0.36 }],
      slab: 'white-essence',
      back: { wall: '#A8ACA4' },
      sun: 'slate',
      frame: 0.52,
      turn: 28,
      rise: 24,
      aim: [0.015, -0.19, 0.02],
    },
    views: {
      detail: { turn: -38, rise: 26, frame: 0.3, aim: [0, -0.185, 0.055] },
      side: { turn: 60, rise: 16, aim: [0, -0.17, 0.03] },
    },
    alt: {
      front:
        'A clear sheet of water falls from the open trough of a square matte black faucet into a grey stone sink, between two flat square levers on near-white quartz, sun on the wall behind.',
      detail:
        'Close-up of the open black trough from above: water runs the length of it in plain sight and tips over its lip as a sheet.',
      side: 'The black waterfall faucet from its side: a square column, the trough level over the grey sink, the sheet of water bending from its lip.',
    },
  },
  'lakehead-harbour-centerset-chrome': {
    parameters: {
      room: 'bathroom',
      faucet: { kind: 'centerset', finish: 'chrome', height: 0.13, reach: 0.115, grip: 'lever' },
      slab: 'gris-neve',
      wall: '#7C8C95',
      tallest: 0.32,
      lift: 0.06,
      turn: 30,
      styling: 'tumbler',
    },
    alt: {
      front:
        'A chrome centerset faucet, arched spout and two levers rising from a single rounded plate, on pale grey quartz against a slate blue wall.',
      running:
        'Water falls from the arched chrome spout of a centerset faucet into a white oval sink in pale grey quartz.',
      side: 'The chrome centerset faucet from its side, its low arched spout reaching past the rim of the sink, one lever toward the viewer.',
    },
  },
  'nipigon-dorion-cross-centerset-nickel': {
    parameters: {
      room: 'bathroom',
      faucet: {
        kind: 'centerset',
        spout: 'gooseneck',
        height: 0.16,
        reach: 0.11,
        grip: 'cross-metal',
        finish: 'brushed nickel',
      },
      slab: 'belgian-desert',
      wall: '#DDD2C4',
      tallest: 0.33,
      lift: 0.07,
      turn: -26,
      styling: 'pale-soap',
    },
    alt: {
      front:
        'A brushed nickel centerset faucet with a small gooseneck and two metal cross handles on one plate, on sand-coloured quartz against a warm wall.',
      running:
        'A clear stream falls from the little brushed nickel gooseneck into a white sink in sand-coloured quartz, metal crosses at both sides.',
      side: 'The brushed nickel centerset faucet from its side: a narrow gooseneck above its plate, a metal cross handle in front.',
    },
  },
  'superior-thunder-single-hole-nickel': {
    parameters: {
      room: 'bathroom',
      faucet: { kind: 'single-hole', style: 'cylinder', finish: 'brushed nickel', height: 0.165, reach: 0.12 },
      slab: 'pearl-mist',
      tallest: 0.23,
      turn: 36,
      styling: 'soap',
    },
    alt: {
      front:
        'A brushed nickel single-hole faucet, a plain turned cylinder with a short spout and a flat lever on top, on pearl quartz.',
      running:
        'Water runs from the short spout of a brushed nickel cylinder faucet into a white oval sink in pearl quartz.',
      side: 'The brushed nickel cylinder in profile, its spout sloping a little toward the sink, its flat lever level above it.',
    },
  },
  'superior-monolith-tall-black': {
    parameters: {
      room: 'bathroom',
      faucet: { kind: 'single-hole', style: 'block', tall: 0.12, finish: 'matte black', reach: 0.13 },
      slab: 'nuevo-gris',
      tallest: 0.32,
      turn: 34,
      tiles: { tile: [0.3, 0.6], colour: '#D6D0C5', roughness: 0.4, joint: 0.002 },
    },
    alt: {
      front:
        'A tall matte black faucet made of a square column and a square spout with a broad flat lever, on grey quartz against large pale tiles.',
      running: 'A straight stream of water drops from the square black spout, high above a white sink in grey quartz.',
      side: 'The tall black faucet in profile: a square column with spout and flat lever parallel at its head, high enough for a vessel sink.',
    },
  },
  'boreal-heron-arc-gunmetal': {
    parameters: {
      room: 'bathroom',
      faucet: { kind: 'single-hole', style: 'arc', height: 0.23, reach: 0.13, finish: 'gunmetal' },
      slab: 'himalaya-dove',
      tallest: 0.28,
      turn: 34,
      styling: 'branch',
    },
    alt: {
      front:
        'A slender gunmetal faucet with a high arc and a small pin lever at its side on dove-grey quartz, green branches in a vase at the left.',
      running: 'A fine clear stream falls from the high gunmetal arc into a white sink in dove-grey quartz.',
      side: 'The gunmetal arc in profile: a full half circle over the edge of the sink, the pin lever upright beside the body.',
    },
  },
  'boreal-agate-wall-brass': {
    parameters: {
      room: 'wall',
      faucet: { kind: 'wall', finish: 'brushed brass', reach: 0.19, grip: 'cross-metal' },
      slab: 'bianco-cristallo',
      tallest: 0.32,
      turn: 28,
      tiles: { tile: [0.1, 0.1], colour: '#A9B7AA', kind: 'glazed', tilt: 0.6, roughness: 0.13, joint: 0.002 },
    },
    alt: {
      front:
        'A brushed brass wall-mounted faucet, a straight spout between two cross handles on round roses, on hand-made green-grey tiles above a white sink.',
      running:
        'Water falls from the brass spout on the wall into a white sink, a cross handle at either side on hand-made green-grey tiles.',
      side: 'The brass wall-mounted faucet from its side: the straight spout stands far out from the green-grey tiles, over the sink below.',
    },
  },
  'nipigon-redrock-wall-bronze': {
    parameters: {
      room: 'wall',
      faucet: {
        kind: 'wall',
        finish: 'oil-rubbed bronze',
        plate_size: [0.27, 0.076],
        grip: 'lever',
        spout: 'curved',
        reach: 0.19,
      },
      slab: 'elegant-bianco',
      wall: '#DED3C3',
      tallest: 0.32,
      turn: -28,
      styling: 'bowl',
    },
    alt: {
      front:
        'A dark bronze wall-mounted faucet on one long plate, a gently curved spout between two turned levers, on warm plaster above white quartz.',
      running:
        'Water falls from the curved dark bronze spout on the wall into a white sink, a lever hanging at either side.',
      side: 'The bronze wall faucet from its side: the spout swings out of its long plate in a shallow curve over the sink.',
    },
  },
};

export function bathroomFaucetPictures(): readonly StudioPicture[] {
  return upright(picturesOf(bathroomFaucets, 'products.faucet', looks));
}
