import type { MirrorLooks, PaneLook } from './mirror-look.ts';

/** The same glass twice, with this distance in inches between centres. */
function pair(apartIn: number, pane: PaneLook): readonly PaneLook[] {
  return [
    { ...pane, atIn: [-apartIn / 2, 0] },
    { ...pane, atIn: [apartIn / 2, 0] },
  ];
}

const vanity = { kind: 'vanity', half: 0.92, places: [-0.46, 0.46] };
const wide = { ...vanity, half: 0.96 };

export const doubleVanityLooks: MirrorLooks = {
  'double-span-60': {
    alt: 'Wide rectangular mirror in a slim black frame across a pale oak double vanity with two sinks and black faucets.',
    detail: 'Close-up of the upper left corner: a slim black frame, square at the corner, and clear glass.',
    panes: [
      { shape: { kind: 'rectangle' }, frames: [{ section: 'flat', width: 0.014, depth: 0.026, of: 'metal:black' }] },
    ],
    wall: { kind: 'plaster', colour: '#E6E0D6' },
    foot: {
      ...vanity,
      of: 'carrara-classique',
      metal: 'black',
      pull: 'black',
      body: 'pale oak',
      style: ['branches', 'soap'],
    },
    seed: 1,
    light: 'sun',
  },
  'double-twin-arch': {
    alt: 'Pair of arched aged-brass mirrors over a spruce-green double vanity with two sinks.',
    detail: 'Close-up of the head of the left mirror: a flat edge of aged brass bent to the arch.',
    panes: pair(37, {
      shape: { kind: 'arch' },
      frames: [{ section: 'flat', width: 0.014, depth: 0.03, of: 'metal:aged brass' }],
    }),
    wall: { kind: 'tile', colour: '#E9E2D3', size: [0.065, 0.2], top: 1.05, above: '#E6E0D6' },
    foot: {
      ...vanity,
      of: 'calacatta-supreme',
      metal: 'aged brass',
      pull: 'aged brass',
      body: '#3D5346',
      style: ['bowl', 'towels'],
    },
    seed: 5,
    light: 'sun',
  },
  'double-twin-round': {
    alt: 'Pair of round brushed-brass mirrors over a long white double vanity with brass faucets.',
    detail: 'Close-up of the left mirror’s brushed-brass edge, an even round band about as deep as a thumb.',
    panes: pair(37, {
      shape: { kind: 'oval' },
      frames: [{ section: 'flat', width: 0.011, depth: 0.03, of: 'metal:brass' }],
    }),
    wall: { kind: 'plaster', colour: '#C9D0C8' },
    foot: { ...wide, of: 'bianco-neve', metal: 'brass', pull: 'brass', body: '#ECE8DF', style: ['candle', 'branches'] },
    seed: 13,
    light: 'sun',
  },
  'double-horizon-72': {
    alt: 'Six-foot frameless mirror afloat on a halo of warm light above a walnut double vanity in the evening; a window, a lit globe, a picture and an open door show in it.',
    off: 'The six-foot mirror by day with its light off: one clean sheet of glass over two sinks and walnut drawers, sun on the wall above.',
    panes: [
      {
        shape: { kind: 'rectangle', radius: 0.015 },
        halo: { colour: '#FFD6A0', strength: 31 },
        keys: { count: 3, up: 0.05 },
      },
    ],
    wall: { kind: 'limewash', colour: '#8E8A7D' },
    foot: {
      ...wide,
      of: 'statuario-super',
      metal: 'black',
      pull: 'black',
      body: 'walnut',
      style: ['books', 'towels'],
    },
    seed: 22,
    light: 'evening',
    seen: {
      wall: '#B9AD97',
      dado: '#7C877D',
      seen: [
        ['window', -1.45, { width: 1.1 }],
        ['sconce', -0.25],
        ['picture', 0.45, { z: 1.75, size: [0.62, 0.8] }],
        ['doorway', 1.65, { leaf: '#B89B78' }],
      ],
    },
  },
  'double-capsule-64': {
    alt: 'Wide capsule mirror with half-round ends in brushed brass over a walnut double vanity.',
    detail: 'Close-up of the round end of the capsule in its brushed-brass edge.',
    panes: [
      {
        shape: { kind: 'rectangle', radius: 1 },
        frames: [{ section: 'flat', width: 0.013, depth: 0.03, of: 'metal:brass' }],
      },
    ],
    wall: { kind: 'tile', colour: '#A9B3A2', size: [0.1, 0.1], top: 1.0, above: '#E6E0D6' },
    foot: {
      ...vanity,
      of: 'calacatta-midas',
      metal: 'brass',
      pull: 'brass',
      body: 'walnut',
      style: ['bottles', 'bowl'],
    },
    seed: 32,
    light: 'sun',
  },
  'double-twin-capsule': {
    alt: 'Pair of slim black capsule mirrors over a grey-blue double vanity with black faucets.',
    detail: 'Close-up of the head of the left capsule: a slim black edge bent to a half circle.',
    panes: pair(36, {
      shape: { kind: 'rectangle', radius: 1 },
      frames: [{ section: 'flat', width: 0.012, depth: 0.028, of: 'metal:black' }],
    }),
    wall: { kind: 'plaster', colour: '#DDD8CC' },
    foot: { ...vanity, of: 'nuevo-gris', metal: 'black', pull: 'black', body: '#8C9AA1', style: ['candle', 'soap'] },
    seed: 37,
    light: 'sun',
  },
  'double-walnut-60': {
    alt: 'Wide mirror in a broad walnut frame over a matching walnut double vanity with brass faucets.',
    detail: 'Close-up of the upper left corner of the broad walnut frame, its grain running along each board.',
    panes: [
      { shape: { kind: 'rectangle' }, frames: [{ section: 'flat', width: 0.05, depth: 0.036, of: 'wood:walnut' }] },
    ],
    wall: { kind: 'plaster', colour: '#DAD3C4' },
    foot: {
      ...vanity,
      of: 'thasos-mist',
      metal: 'aged brass',
      pull: 'aged brass',
      body: 'walnut',
      style: ['branches', 'books'],
    },
    seed: 49,
    light: 'sun',
  },
  'double-triptych': {
    alt: 'Three bevelled panes in warm nickel, a wide one between two narrow ones, over a walnut double vanity, on a dark blue panelled wall in the sun.',
    detail:
      'Close-up of the upper left corner of a narrow pane: warm nickel edge and bevelled glass, on a dark blue panelled wall.',
    panes: [
      {
        shape: { kind: 'rectangle' },
        sizeIn: [15, 36],
        atIn: [-25.5, 0],
        edge: 0.02,
        frames: [{ section: 'flat', width: 0.008, depth: 0.026, of: 'metal:nickel' }],
      },
      {
        shape: { kind: 'rectangle' },
        sizeIn: [34, 36],
        atIn: [0, 0],
        edge: 0.02,
        frames: [{ section: 'flat', width: 0.008, depth: 0.026, of: 'metal:nickel' }],
      },
      {
        shape: { kind: 'rectangle' },
        sizeIn: [15, 36],
        atIn: [25.5, 0],
        edge: 0.02,
        frames: [{ section: 'flat', width: 0.008, depth: 0.026, of: 'metal:nickel' }],
      },
    ],
    wall: { kind: 'panel', colour: '#2F4457', top: 3.0, phase: 0.043, pitch: 0.902 },
    foot: {
      ...wide,
      of: 'statuario-classique',
      metal: 'steel',
      pull: 'steel',
      body: 'walnut',
      style: ['towels', 'candle'],
    },
    seed: 50,
    light: 'sun',
  },
  'double-twin-oak': {
    alt: 'Pair of oak-framed upright mirrors with softened corners over a pale oak double vanity.',
    detail: 'Close-up of the upper left of an oak frame, its corner softly rounded.',
    panes: pair(36, {
      shape: { kind: 'rectangle', radius: 0.05 },
      frames: [{ section: 'flat', width: 0.026, depth: 0.034, of: 'wood:oak' }],
    }),
    wall: { kind: 'plaster', colour: '#E4DACA' },
    foot: { ...vanity, of: 'belgian-crema', metal: 'black', pull: 'black', body: 'oak', style: ['stone', 'branches'] },
    seed: 53,
    light: 'sun',
  },
  'double-twin-halo': {
    alt: 'Pair of frameless mirrors with softly rounded corners, each before its own warm halo, over a dark ink-blue double vanity at dusk.',
    off: 'The two rounded mirrors by day with their halos off, plain glass a little off the wall over a double vanity.',
    panes: pair(36, { shape: { kind: 'rectangle', radius: 0.09 }, halo: { colour: '#FFD9A6', strength: 31 } }),
    wall: { kind: 'tile', colour: '#8B9391', size: [0.1, 0.3], top: 3.0, grout: '#A8ADAA', roughness: 0.35 },
    foot: { ...vanity, of: 'carrara-super', metal: 'brass', pull: 'brass', body: '#3D4A58', style: ['candle', 'bowl'] },
    seed: 56,
    light: 'dusk',
  },
  'double-soft-66': {
    alt: 'Wide sage-framed mirror with gently bowed sides and soft corners over a cream double vanity.',
    detail: 'Close-up of the rounded sage frame at its upper left, its side bowed a little, its corner soft.',
    panes: [
      {
        shape: { kind: 'oval', power: 5.5 },
        frames: [{ section: 'round', width: 0.034, depth: 0.034, of: 'paint:#9AA88F' }],
      },
    ],
    wall: { kind: 'plaster', colour: '#E8E1D2' },
    foot: {
      ...wide,
      of: 'calacatta-oro-classic',
      metal: 'brass',
      pull: 'brass',
      body: '#E3DBC8',
      style: ['branches', 'bottles'],
    },
    seed: 57,
    light: 'sun',
  },
};
