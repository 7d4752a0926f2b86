import type { MirrorLooks } from './mirror-look.ts';

const warm = '#FFD6A0';
const neutral = '#FFEBD2';

/** Radiance and Media: lit mirrors at dusk. */
export const radianceLooks: MirrorLooks = {
  'radiance-corona': {
    alt: 'Frameless round mirror floating before an even halo of warm light on a dark green wall in the evening, a white sink and brass faucet below; a curtained window and a towel show in it.',
    off: 'The round mirror by day with its halo off: a plain disc that floats a little off the dark green wall, a window and a towel in it.',
    panes: [{ shape: { kind: 'oval' }, halo: { colour: warm, strength: 36 }, keys: { count: 1, up: 0.06 } }],
    wall: { kind: 'limewash', colour: '#66756A' },
    foot: { of: 'calacatta-supreme', metal: 'brass', style: ['candle', 'books'] },
    seed: 4,
    light: 'evening',
    hang: 0.03,
    seen: {
      wall: '#BDB39D',
      dado: '#E3DACA',
      seen: [
        ['window', 0.6, { width: 0.9 }],
        ['towels', -0.55, { colour: '#A9765A' }],
      ],
    },
  },
  'radiance-meridian': {
    alt: 'Upright rectangular mirror with two frosted bands of neutral light down its sides, on slate-blue stacked tile; an oak cabinet and a window show in it.',
    off: 'The upright mirror by day with its light off: two frosted bands stay visible down its sides, an oak cabinet and a window show between them.',
    panes: [
      {
        shape: { kind: 'rectangle', radius: 0.01 },
        lit: [{ outer: 0.045, inner: 0.075, colour: neutral, strength: 5, part: 'sides' }],
        keys: { count: 2, up: 0.05 },
      },
    ],
    wall: { kind: 'tile', colour: '#7C8A92', size: [0.075, 0.3], top: 3.0, grout: '#A9AFB0' },
    foot: { of: 'nuevo-gris', metal: 'chrome', style: ['soap'] },
    seed: 12,
    light: 'evening',
    hang: 0.05,
    seen: {
      wall: '#C8C3B6',
      seen: [
        ['cupboard', 0.35, { colour: 'oak', width: 1.0 }],
        ['window', -0.72, { width: 0.7, z0: 1.0, z1: 2.4, curtains: false }],
      ],
    },
    things: [['asters', 0.5]],
  },
  'radiance-dawn-arch': {
    alt: 'Frameless arched mirror with a warm halo along its curve on dusky rose plaster, like a window at first light.',
    off: 'The arched mirror by day with its halo off, its fine bevel and its shadow on rose plaster in the sun of a window.',
    panes: [{ shape: { kind: 'arch' }, halo: { colour: '#FFC98A', strength: 40 }, edge: 0.01 }],
    wall: { kind: 'limewash', colour: '#B4938A' },
    foot: { of: 'calacatta-oro-classic', tap: 'wall', metal: 'brass', style: ['bowl', 'bottles'] },
    seed: 21,
    light: 'dusk',
  },
  'radiance-orbit': {
    alt: 'Round mirror in a slim black rim with a lit ring set inside the glass, on warm grey plaster at dusk.',
    off: 'The black-rimmed round mirror by day with its light off: the frosted ring is a pale circle inside the glass, on warm grey plaster.',
    panes: [
      {
        shape: { kind: 'oval' },
        lit: [{ outer: 0.06, inner: 0.085, colour: neutral, strength: 5 }],
        frames: [{ section: 'flat', width: 0.01, depth: 0.034, of: 'metal:black' }],
        keys: { count: 2, up: 0.125 },
      },
    ],
    wall: { kind: 'plaster', colour: '#A8A095' },
    foot: { of: 'urban-ash', metal: 'black', style: ['candle', 'bottles'] },
    seed: 30,
    light: 'dusk',
  },
  'radiance-beacon': {
    alt: 'Tall capsule mirror with a glowing frosted edge inside a brass rim, on fluted dark oak above a cream top.',
    off: 'The capsule mirror by day with its light off: a narrow frosted edge inside the brass rim, sun across the fluted oak.',
    panes: [
      {
        shape: { kind: 'rectangle', radius: 1 },
        lit: [{ outer: 0.002, inner: 0.026, colour: warm, strength: 4.5 }],
        frames: [{ section: 'flat', width: 0.011, depth: 0.038, of: 'metal:brass' }],
      },
    ],
    wall: { kind: 'reeds', colour: 'smoked oak', pitch: 0.045 },
    foot: { of: 'calacatta-midas', metal: 'brass', style: ['stone', 'candle'] },
    seed: 27,
    light: 'dusk',
  },
};

export const mediaLooks: MirrorLooks = {
  'media-almanac': {
    alt: 'Upright smart mirror with a halo of light behind it; the hour, 7:42, and the date shine in the upper left of the glass, on a dark olive wall; a cabinet and a window show in it.',
    off: 'The upright smart mirror by day with display and halo off: only glass, a cabinet and a window in it, on a sunlit olive wall.',
    panes: [
      {
        shape: { kind: 'rectangle', radius: 0.02 },
        halo: { colour: warm, strength: 32 },
        shows: { kind: 'clock', x: -0.13, z: 0.29, scale: 1.55 },
        keys: { count: 2, up: 0.05 },
      },
    ],
    wall: { kind: 'limewash', colour: '#6C6B58' },
    foot: { of: 'statuario-classique', metal: 'brass', style: ['stone', 'soap'] },
    seed: 6,
    light: 'evening',
    hang: 0.07,
    seen: {
      wall: '#A4977F',
      dado: '#6E7466',
      seen: [
        ['cupboard', -0.6, { colour: '#59655A', width: 0.9 }],
        ['window', 0.62, { width: 0.8 }],
      ],
    },
  },
  'media-forecast': {
    alt: 'Smart mirror in a gunmetal rim with light bands at both sides and three days of weather at its upper middle, on glazed teal tiles over a white counter; a clay-brown room with a framed picture and a plant shows in it.',
    off: 'The gunmetal-rimmed smart mirror by day with its display off: two frosted bands at its sides, clear glass between them.',
    panes: [
      {
        shape: { kind: 'rectangle', radius: 0.012 },
        lit: [{ outer: 0.03, inner: 0.056, colour: neutral, strength: 4.5, part: 'sides' }],
        frames: [{ section: 'flat', width: 0.012, depth: 0.042, of: 'metal:gunmetal' }],
        shows: { kind: 'weather', x: 0.0, z: 0.32, scale: 2.3 },
        keys: { count: 3, up: 0.05 },
      },
    ],
    wall: {
      kind: 'tile',
      colour: '#2E5A62',
      size: [0.065, 0.2],
      shift: 0.0,
      top: 3.0,
      grout: '#9FB0B0',
      roughness: 0.16,
    },
    foot: { of: 'carrara-classique', metal: 'black', style: ['towels', 'candle'] },
    seed: 15,
    light: 'day',
    hang: 0.07,
    seen: {
      wall: '#8E6A58',
      dado: '#5F4338',
      seen: [
        ['picture', -0.62],
        ['plant', 0.5, { seed: 5 }],
      ],
    },
  },
  'media-dial': {
    alt: 'Round frameless smart mirror with a halo behind it, the time shown low in the glass over two touch keys, on a midnight-blue wall.',
    off: 'The round smart mirror by day with display and halo off: a plain frameless disc on a midnight-blue wall in the sun.',
    panes: [
      {
        shape: { kind: 'oval' },
        halo: { colour: neutral, strength: 29 },
        shows: { kind: 'clock', x: 0.0, z: -0.24, scale: 0.8 },
        keys: { count: 2, up: 0.055 },
      },
    ],
    wall: { kind: 'limewash', colour: '#5A6672' },
    foot: { of: 'thasos-mist', tap: 'wall', metal: 'chrome', style: ['bottles', 'bowl'] },
    seed: 23,
    light: 'dusk',
  },
  'media-tempo': {
    alt: 'Tall capsule smart mirror in matte black with a lit edge; a song and its play keys shine in the lower part of the glass, before the green cabinet that shows in it, on warm taupe plaster.',
    off: 'The black capsule mirror by day with light and display off: a thin frosted line along its rim, the green cabinet in its glass.',
    panes: [
      {
        shape: { kind: 'rectangle', radius: 1 },
        lit: [{ outer: 0.004, inner: 0.022, colour: neutral, strength: 4.5 }],
        frames: [{ section: 'flat', width: 0.012, depth: 0.044, of: 'metal:black' }],
        shows: { kind: 'music', x: 0.0, z: -0.22, scale: 1.9 },
      },
    ],
    wall: { kind: 'plaster', colour: '#9C8F80' },
    foot: { of: 'urban-bronze', metal: 'black', style: ['candle'] },
    seed: 34,
    light: 'evening',
    hang: 0.06,
    seen: {
      wall: '#B3A48D',
      seen: [
        ['cupboard', 0.1, { colour: '#47564C', width: 1.3, height: 2.0 }],
        ['window', -0.95, { width: 0.7, curtains: false }],
      ],
    },
    things: [['seedling', 0.45]],
  },
  'media-atelier': {
    alt: 'Large smart mirror in a brushed-brass rim with a lit band on four sides, on deep green panelling; clock and forecast shine at the upper right of the glass; a window and two pictures show in it.',
    off: 'The large brass-rimmed smart mirror by day with its display off: a pale frosted line on four sides, a window and two pictures in the glass.',
    panes: [
      {
        shape: { kind: 'rectangle', radius: 0.03 },
        lift: 0.03,
        lit: [{ outer: 0.03, inner: 0.048, colour: warm, strength: 4.5 }],
        halo: { colour: warm, strength: 25 },
        frames: [{ section: 'flat', width: 0.012, depth: 0.04, of: 'metal:brass' }],
        shows: { kind: 'day', x: 0.16, z: 0.33, scale: 1.3 },
        keys: { count: 3, up: 0.085 },
      },
    ],
    wall: { kind: 'panel', colour: '#4B5650', top: 3.0, phase: -0.34, pitch: 1.096 },
    foot: { of: 'calacatta-supreme', metal: 'brass', style: ['bowl', 'soap'] },
    seed: 38,
    light: 'evening',
    hang: 0.06,
    seen: {
      wall: '#8C8F80',
      dado: '#DAD0BD',
      seen: [
        ['window', -0.68, { width: 0.9 }],
        ['picture', 0.25, { z: 1.62, size: [0.42, 0.56], frame: 'black' }],
        ['picture', 0.8, { z: 1.62, size: [0.42, 0.56], shapes: ['#8D9584', '#C2A878'] }],
      ],
    },
  },
};
