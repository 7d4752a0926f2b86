import type { MirrorLooks } from './mirror-look.ts';

/** Origin, Elegance, Harmonia and Terra: unlit mirrors in daylight. */
export const originLooks: MirrorLooks = {
  'origin-line': {
    alt: 'Upright rectangular mirror in a hair-thin matte black frame on stacked white tile, above a veined white top with a black faucet; a window and an oak cabinet show in the glass.',
    detail:
      'Close-up of the upper left corner: a matte black frame hardly wider than its shadow, on stacked white tile.',
    panes: [
      { shape: { kind: 'rectangle' }, frames: [{ section: 'flat', width: 0.008, depth: 0.022, of: 'metal:black' }] },
    ],
    wall: { kind: 'tile', colour: '#E9E5DB', size: [0.065, 0.2], top: 3.0 },
    foot: { of: 'carrara-classique', metal: 'black', style: ['soap', 'candle'] },
    seed: 2,
    light: 'sun',
  },
  'origin-round': {
    alt: 'Round mirror in a slim brushed-brass hoop on handmade sage tile, a stone sink and brass wall faucet beneath it.',
    detail: 'Close-up of the brushed-brass hoop, slim and a little deep, on handmade sage tile.',
    panes: [{ shape: { kind: 'oval' }, frames: [{ section: 'flat', width: 0.009, depth: 0.028, of: 'metal:brass' }] }],
    wall: { kind: 'tile', colour: '#9DA793', size: [0.1, 0.1], top: 3.0, grout: '#C9C9BA' },
    foot: { of: 'white-valley', tap: 'wall', metal: 'brass', style: ['bottles', 'bowl'] },
    seed: 11,
    light: 'sun',
  },
  'origin-arch': {
    alt: 'Arched mirror with a half-round head and a thin warm-nickel edge on a plain plaster wall, eucalyptus branches to the left.',
    detail: 'Close-up of the shoulder of the arch in its thin warm-nickel edge, on plain plaster.',
    panes: [{ shape: { kind: 'arch' }, frames: [{ section: 'flat', width: 0.01, depth: 0.024, of: 'metal:nickel' }] }],
    wall: { kind: 'plaster', colour: '#DDD9D0' },
    foot: { of: 'bianco-mist', metal: 'steel', style: ['branches', 'stone'] },
    seed: 17,
    light: 'sun',
  },
  'origin-square': {
    alt: 'Square mirror in a narrow dark bronze frame above a half-height wall of cream brick tile, over a pale counter with folded towels.',
    detail: 'Close-up of the upper left corner in dark bronze, narrow and square.',
    panes: [
      { shape: { kind: 'rectangle' }, frames: [{ section: 'flat', width: 0.01, depth: 0.026, of: 'metal:bronze' }] },
    ],
    wall: { kind: 'tile', colour: '#E7DDC8', size: [0.15, 0.075], shift: 0.5, top: 1.1, above: '#E4DED3' },
    foot: { of: 'belgian-crema', metal: 'bronze', style: ['towels', 'bottles'] },
    seed: 20,
    light: 'sun',
  },
  'origin-capsule': {
    alt: 'Tall slim capsule mirror with a white edge on a grey-green wall, a white sink and chrome faucet below.',
    detail: 'Close-up of the round head of the capsule: a thin white edge on a grey-green wall.',
    panes: [
      {
        shape: { kind: 'rectangle', radius: 1 },
        frames: [{ section: 'flat', width: 0.009, depth: 0.024, of: 'paint:#F1EFEA' }],
      },
    ],
    wall: { kind: 'plaster', colour: '#A9B3B1' },
    foot: { of: 'bianco-cristallo', metal: 'chrome', style: ['candle', 'towels'] },
    seed: 5,
    light: 'sun',
  },
};

export const eleganceLooks: MirrorLooks = {
  'elegance-regent': {
    alt: 'Upright rectangular mirror in a moulded gilt frame with a string of gilt beads, its gold leaf rubbed at the edges, on deep green panelling over white marble-look quartz; an open door and a picture show in it.',
    detail:
      'Close-up of the upper left corner: moulded gilt, rubbed at its edges, and a string of gilt beads next to the bevelled glass.',
    panes: [
      {
        shape: { kind: 'rectangle' },
        edge: 0.02,
        bead: { radius: 0.006, of: 'gilt:', out: 0.012, proud: 0.0065 },
        frames: [{ section: 'ogee', width: 0.062, depth: 0.046, of: 'gilt:' }],
      },
    ],
    wall: { kind: 'panel', colour: '#3E4F44', top: 3.0, phase: -0.1, pitch: 1.0 },
    foot: { of: 'calacatta-oro-classic', metal: 'brass', style: ['books', 'candle'] },
    seed: 8,
    hang: 0.06,
    seen: {
      wall: '#C9B99C',
      dado: '#E4DCCB',
      seen: [
        ['doorway', 0.42, { leaf: '#6B7566' }],
        ['picture', -0.5, { z: 1.75, size: [0.5, 0.66] }],
      ],
    },
  },
  'elegance-column': {
    alt: 'Round mirror in a champagne frame fluted all round like a column, on warm cream plaster above a pale top with a brass faucet.',
    detail: 'Close-up of the champagne frame: even flutes all round a hollow band, and the bevel of the glass.',
    panes: [
      {
        shape: { kind: 'oval' },
        edge: 0.018,
        frames: [{ section: 'dished', width: 0.058, depth: 0.044, of: 'metal:champagne', ribs: [0.021, 0.008] }],
      },
    ],
    wall: { kind: 'plaster', colour: '#E4D9C6' },
    foot: { of: 'calacatta-midas', metal: 'brass', style: ['bowl', 'branches'] },
    seed: 3,
    light: 'sun',
  },
  'elegance-pearl': {
    alt: 'Oval mirror of antique glass, freckled where its silver has aged, with a string of brass beads round it, on a dusty plum wall above a cream top.',
    detail: 'Close-up of the brass beads on their aged brass rim, and of the old silvering with its brown freckles.',
    panes: [
      {
        shape: { kind: 'oval' },
        frames: [{ section: 'round', width: 0.016, depth: 0.024, of: 'metal:aged brass' }],
        bead: { radius: 0.0075, of: 'metal:aged brass', out: 0.006, proud: 0.008 },
      },
    ],
    wall: { kind: 'limewash', colour: '#9C8084' },
    foot: { of: 'belgian-crema', tap: 'wall', metal: 'aged brass', style: ['stone'] },
    seed: 14,
    aged: true,
    seen: {
      wall: '#B9BFB1',
      dado: '#8A7F73',
      seen: [
        ['cupboard', -0.5, { colour: 'oak', width: 0.9 }],
        ['window', 0.5, { width: 0.7, z0: 1.15, z1: 2.4, curtains: false }],
      ],
    },
    things: [['reeds', 0.45]],
  },
  'elegance-facet': {
    alt: 'Frameless upright mirror with clipped corners and a wide polished bevel on pale grey panelling, a chrome faucet below.',
    detail: 'Close-up of a clipped corner: three facets of a wide polished bevel, on pale grey panelling.',
    panes: [{ shape: { kind: 'clipped', cut: 0.1 }, edge: 0.035 }],
    wall: { kind: 'panel', colour: '#C8CAC5', top: 3.0, phase: -0.1, pitch: 1.0 },
    foot: { of: 'statuario-super', metal: 'chrome', style: ['candle', 'soap'] },
    seed: 19,
    light: 'sun',
  },
  'elegance-salon': {
    alt: 'Mirror with a low arched head in a stepped ebony frame and a fine gilt inner line, on ochre limewash over black stone; a curtained window and a shrub show in it, pink flowers stand below.',
    detail:
      'Close-up of the stepped ebony frame at the start of its low arch, a fine gilt line next to the glass, on ochre limewash.',
    panes: [
      {
        shape: { kind: 'arch', rise: 0.2 },
        edge: 0.012,
        frames: [
          { section: 'flat', width: 0.007, depth: 0.03, of: 'gilt:' },
          { section: 'steps', width: 0.042, depth: 0.042, of: 'paint:#1D1B19' },
        ],
      },
    ],
    wall: { kind: 'limewash', colour: '#C9A868' },
    foot: { of: 'sahara-noir', metal: 'brass', style: ['bottles'] },
    seed: 13,
    hang: 0.06,
    seen: {
      wall: '#8B9E97',
      dado: '#E2DCD0',
      seen: [
        ['window', -0.62, { width: 0.9 }],
        ['plant', 0.5, { seed: 9 }],
        ['sconce', 0.42],
      ],
    },
    things: [['cosmos', 0.46]],
  },
};

export const harmoniaLooks: MirrorLooks = {
  harmonia: {
    alt: 'Mirror between a square and a circle in a dished walnut frame with a brass line next to the glass, on a wall of pale plaster, with a brass faucet and a clay bowl below.',
    detail: 'Close-up of the dished walnut frame at its upper left, a thin brass line next to the glass.',
    panes: [
      {
        shape: { kind: 'oval', power: 3.2 },
        frames: [
          { section: 'flat', width: 0.006, depth: 0.026, of: 'metal:brass' },
          { section: 'dished', width: 0.05, depth: 0.042, of: 'wood:walnut', gap: 0.0005 },
        ],
      },
    ],
    wall: { kind: 'plaster', colour: '#E6E0D6' },
    foot: { of: 'calacatta-supreme', metal: 'brass', style: ['branches', 'bowl'] },
    seed: 16,
    light: 'sun',
  },
};

export const terraLooks: MirrorLooks = {
  'terra-riverstone': {
    alt: 'Pebble-shaped mirror in a thick terracotta clay rim on amber limewash, above an oak shelf with a vase of branches.',
    detail: 'Close-up of the thick terracotta rim at its upper left, smooth and a little uneven, on amber limewash.',
    panes: [
      {
        shape: { kind: 'pebble', seed: 7, roughness: 0.13 },
        frames: [{ section: 'round', width: 0.05, depth: 0.044, of: 'clay:#A56B50' }],
      },
    ],
    wall: { kind: 'limewash', colour: '#D8BFA4' },
    foot: { kind: 'shelf', of: 'wood:oak', half: 0.46, style: ['branches', 'bowl'], z: 0.93 },
    seed: 24,
    light: 'sun',
  },
  'terra-bent-oak': {
    alt: 'Oval mirror in a hoop of bent natural oak on sand-coloured limewash, over a beige stone top with folded towels.',
    detail: 'Close-up of the bent oak hoop, its grain following the curve, on sand-coloured limewash.',
    panes: [{ shape: { kind: 'oval' }, frames: [{ section: 'flat', width: 0.026, depth: 0.042, of: 'wood:oak' }] }],
    wall: { kind: 'limewash', colour: '#DCC8AC' },
    foot: { of: 'belgian-desert', tap: 'wall', metal: 'aged brass', style: ['towels', 'stone'] },
    seed: 33,
    light: 'sun',
  },
  'terra-kiln-round': {
    alt: 'Round mirror in a thick rounded ring of pale bisque stoneware on a clay-red limewashed wall, an earthen bowl below.',
    detail: 'Close-up of the thick stoneware ring, pale and matte, on a clay-red limewashed wall.',
    panes: [
      { shape: { kind: 'oval' }, frames: [{ section: 'round', width: 0.085, depth: 0.075, of: 'clay:#D8C6AC' }] },
    ],
    wall: { kind: 'limewash', colour: '#B98468' },
    foot: { kind: 'shelf', of: 'stone:#CDBFA9', half: 0.5, style: ['stone', 'branches'], z: 0.92 },
    seed: 41,
  },
  'terra-driftline': {
    alt: 'Upright mirror whose long sides sway, framed in carved walnut, on a warm straw wall with handmade clay tile to sink height.',
    detail:
      'Close-up of the upper left of the carved walnut frame, its side swaying outward, on a straw-coloured wall.',
    panes: [
      {
        shape: { kind: 'wave', swing: 0.035, count: 1.1 },
        frames: [{ section: 'slope', width: 0.036, depth: 0.036, of: 'wood:walnut' }],
      },
    ],
    wall: { kind: 'tile', colour: '#B9805E', size: [0.065, 0.13], top: 1.0, above: '#DFCBAE' },
    foot: { of: 'beach-taupe', metal: 'bronze', style: ['branches', 'soap'] },
    seed: 10,
    light: 'sun',
  },
};
