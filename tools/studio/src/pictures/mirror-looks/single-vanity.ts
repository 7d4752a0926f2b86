import type { MirrorLooks } from './mirror-look.ts';

export const singleVanityLooks: MirrorLooks = {
  'single-alder': {
    alt: 'Upright mirror with rounded corners in matte black on off-white plaster, over a white top with a black faucet and a soap bottle.',
    detail: 'Close-up of a rounded corner of the matte black frame on off-white plaster.',
    panes: [
      {
        shape: { kind: 'rectangle', radius: 0.06 },
        frames: [{ section: 'flat', width: 0.014, depth: 0.028, of: 'metal:black' }],
      },
    ],
    wall: { kind: 'plaster', colour: '#E6E0D6' },
    foot: { of: 'white-essence', metal: 'black', style: ['towels', 'soap'] },
    seed: 25,
    light: 'sun',
  },
  'single-harbour': {
    alt: 'Oval bevelled mirror in a rounded aged-brass rim on navy boards, over a white marble-look top.',
    detail: 'Close-up of the rounded aged-brass rim and the narrow bevel within it, on navy boards.',
    panes: [
      {
        shape: { kind: 'oval' },
        edge: 0.016,
        frames: [{ section: 'round', width: 0.026, depth: 0.032, of: 'metal:aged brass' }],
      },
    ],
    wall: { kind: 'boards', colour: '#4C5968', pitch: 0.13 },
    foot: { of: 'carrara-super', metal: 'aged brass', style: ['candle', 'branches'] },
    seed: 28,
  },
  'single-tack': {
    alt: 'Round mirror in an oak hoop hung by a saddle-leather strap from a brass peg, on blue-green brick tile; a window and a shrub show in it.',
    detail: 'Close-up of the oak hoop where the saddle-leather strap meets its shoulder, on blue-green brick tile.',
    panes: [{ shape: { kind: 'oval' }, frames: [{ section: 'flat', width: 0.02, depth: 0.034, of: 'wood:oak' }] }],
    extras: [
      { kind: 'strap', up_in: 13, half_in: 5.44, drop_in: 2, of: 'leather:#8A5A36', peg: 'metal:brass', rise: 0.17 },
    ],
    wall: { kind: 'tile', colour: '#8FA09C', size: [0.15, 0.05], shift: 0.5, top: 3.0 },
    foot: { of: 'bianco-classic', metal: 'brass', style: ['towels'] },
    seed: 31,
    hang: -0.05,
    seen: {
      wall: '#D8C7AE',
      dado: '#EAE4D8',
      seen: [
        ['window', -0.4, { width: 0.8, z0: 1.1, z1: 2.4, curtains: false }],
        ['plant', 0.5, { seed: 12 }],
      ],
    },
    things: [['brushes', 0.48]],
  },
  'single-cove': {
    alt: 'Low-arched mirror in pale oak with an oak shelf at its foot, on a plain plaster wall above a sink.',
    detail: 'Close-up of the oak shelf at the foot of the mirror, as wide as its frame, on plain plaster.',
    panes: [
      {
        shape: { kind: 'arch', rise: 0.28 },
        frames: [{ section: 'flat', width: 0.024, depth: 0.03, of: 'wood:pale oak' }],
      },
    ],
    extras: [{ kind: 'ledge', down_in: 19, width_in: 25, depth_in: 4.5, of: 'wood:pale oak' }],
    wall: { kind: 'plaster', colour: '#D7D8CF' },
    foot: { of: 'valley-mist', metal: 'steel', style: ['bottles', 'towels'] },
    seed: 36,
    light: 'sun',
    hang: 0.04,
  },
  'single-jackpine': {
    alt: 'Small upright mirror in a pale ash frame that slopes toward the glass, on warm plaster above a low run of handmade white square tile.',
    detail: 'Close-up of a mitred corner of the pale ash frame, which slopes toward the glass.',
    panes: [
      { shape: { kind: 'rectangle' }, frames: [{ section: 'slope', width: 0.038, depth: 0.032, of: 'wood:ash' }] },
    ],
    wall: { kind: 'tile', colour: '#ECE8DE', size: [0.1, 0.1], top: 1.07, above: '#DAD6C8' },
    foot: { of: 'snow-ultra', metal: 'chrome', style: ['bowl', 'soap'] },
    seed: 39,
    light: 'sun',
  },
  'single-comb': {
    alt: 'Six-sided mirror in a folded copper edge on deep green square tile, over a cream top.',
    detail: 'Close-up of a corner of the hexagon: folded copper on deep green square tile.',
    panes: [
      {
        shape: {
          kind: 'polygon',
          corners: [
            [0.25, 0],
            [0.75, 0],
            [1, 0.5],
            [0.75, 1],
            [0.25, 1],
            [0, 0.5],
          ],
        },
        frames: [{ section: 'flat', width: 0.014, depth: 0.034, of: 'metal:copper' }],
      },
    ],
    wall: { kind: 'tile', colour: '#57695A', size: [0.1, 0.1], top: 3.0, grout: '#8C998B' },
    foot: { of: 'calacatta-midas', tap: 'wall', metal: 'bronze', style: ['branches', 'stone'] },
    seed: 43,
  },
  'single-skerry': {
    alt: 'Softly rounded square mirror in polished chrome on white stacked tile, a chrome faucet beneath.',
    detail: 'Close-up of a soft corner in polished chrome on white stacked tile.',
    panes: [
      {
        shape: { kind: 'oval', power: 4.6 },
        frames: [{ section: 'round', width: 0.014, depth: 0.026, of: 'metal:chrome' }],
      },
    ],
    wall: { kind: 'tile', colour: '#E5E6E1', size: [0.2, 0.1], top: 3.0 },
    foot: { of: 'cielo-mist', metal: 'chrome', style: ['towels', 'candle'] },
    seed: 44,
    light: 'sun',
  },
  'single-lantern': {
    alt: 'Upright mirror in a black rim with lit frosted bands at head and foot, on warm taupe plaster at dusk.',
    off: 'The black-rimmed mirror by day with its light off: frosted bands at head and foot, clear glass between them.',
    panes: [
      {
        shape: { kind: 'rectangle', radius: 0.008 },
        frames: [{ section: 'flat', width: 0.012, depth: 0.036, of: 'metal:black' }],
        lit: [{ outer: 0.03, inner: 0.062, colour: '#FFDFB4', strength: 4.5, part: 'ends' }],
      },
    ],
    wall: { kind: 'plaster', colour: '#B3A594' },
    foot: { of: 'urban-bronze', metal: 'black', style: ['bottles', 'candle'] },
    seed: 47,
    light: 'dusk',
  },
  'single-quay': {
    alt: 'Landscape mirror in a broad flat walnut frame above half-height grey-blue panelling, over a white sink.',
    detail: 'Close-up of the upper left corner of the flat walnut frame, its two boards joined at a mitre.',
    panes: [
      { shape: { kind: 'rectangle' }, frames: [{ section: 'flat', width: 0.042, depth: 0.036, of: 'wood:walnut' }] },
    ],
    wall: { kind: 'panel', colour: '#A6B0B2', top: 1.06, above: '#E6E0D6', cap: '#A6B0B2' },
    foot: { of: 'gris-neve', metal: 'bronze', style: ['branches', 'soap'] },
    seed: 48,
    light: 'sun',
  },
  'single-bulrush': {
    alt: 'Upright mirror in a sage frame of five fine reeds on cream wallboards, over a pale stone top with a brass faucet.',
    detail: 'Close-up of the corner where five sage reeds meet at a mitre, on cream wallboards.',
    panes: [
      { shape: { kind: 'rectangle' }, frames: [{ section: 'reeds', width: 0.05, depth: 0.03, of: 'paint:#8B9A83' }] },
    ],
    wall: { kind: 'boards', colour: '#E6DFCF', pitch: 0.09 },
    foot: { of: 'pearl-mist', metal: 'brass', style: ['bowl', 'branches'] },
    seed: 51,
    light: 'sun',
  },
  'single-ticket': {
    alt: 'Upright mirror with hollowed corners and a narrow bevel in a pewter edge, on dove-grey panelling.',
    detail:
      'Close-up of a hollowed corner: pewter edge and narrow bevel follow the curve inward, on dove-grey panelling.',
    panes: [
      {
        shape: { kind: 'notched', cut: 0.06 },
        edge: 0.014,
        frames: [{ section: 'flat', width: 0.009, depth: 0.026, of: 'metal:pewter' }],
      },
    ],
    wall: { kind: 'panel', colour: '#BDBBB4', top: 3.0, phase: -0.1, pitch: 1.0 },
    foot: { of: 'statuario-venato', metal: 'steel', style: ['candle', 'bottles'] },
    seed: 54,
    light: 'sun',
  },
  'single-mantel': {
    alt: 'Upright mirror in black steel whose foot folds forward into a narrow tray, on ochre plaster above a grey top.',
    detail: 'Close-up of the foot, where the black steel frame folds forward into a narrow tray, on ochre plaster.',
    panes: [
      { shape: { kind: 'rectangle' }, frames: [{ section: 'flat', width: 0.012, depth: 0.04, of: 'metal:iron' }] },
    ],
    extras: [{ kind: 'ledge', down_in: 17.1, width_in: 26, depth_in: 4, of: 'metal:iron', thick: 0.008 }],
    wall: { kind: 'plaster', colour: '#D2BB90' },
    foot: { of: 'elegant-gris', tap: 'wall', metal: 'black', style: ['stone', 'soap'] },
    seed: 55,
    hang: 0.03,
  },
};
