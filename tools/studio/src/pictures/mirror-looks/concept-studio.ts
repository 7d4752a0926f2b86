import type { MirrorLooks } from './mirror-look.ts';

export const conceptStudioLooks: MirrorLooks = {
  'concept-eclipse': {
    alt: 'Two overlapping round mirrors, a silver disc standing in front of a smoked one, on off-white plaster above a stone top.',
    detail:
      'Close-up of the silver disc: polished glass without a frame, standing off the off-white plaster on its shadow.',
    panes: [
      { shape: { kind: 'oval' }, sizeIn: [22, 22], atIn: [6, 4], tint: 'smoke', edge: 0.004 },
      { shape: { kind: 'oval' }, sizeIn: [24, 24], atIn: [-5, -3], lift: 0.032, edge: 0.004 },
    ],
    wall: { kind: 'plaster', colour: '#E5DFD4' },
    foot: { of: 'nebulous-gold', metal: 'brass', style: ['candle', 'branches'] },
    seed: 9,
    light: 'sun',
  },
  'concept-ripple': {
    alt: 'Tall frameless mirror whose two sides run in the same slow ripple, on a pale sea-green wall.',
    detail:
      'Close-up of the frameless edge: polished glass that swings out and back in, a little off the sea-green wall.',
    panes: [{ shape: { kind: 'wave', swing: 0.036, count: 2.2 }, edge: 0.003, lift: 0.012 }],
    wall: { kind: 'plaster', colour: '#C3CEC5' },
    foot: { of: 'morning-mist', metal: 'chrome', style: ['stone', 'bottles'] },
    seed: 18,
    light: 'sun',
  },
  'concept-facet': {
    alt: 'Frameless mirror with seven uneven straight sides and a wide ground bevel, like a splinter of ice, on cool grey plaster.',
    detail:
      'Close-up of two straight sides where they meet: a wide bevel ground into the glass catches the light, on cool grey plaster.',
    panes: [
      {
        shape: {
          kind: 'polygon',
          corners: [
            [0.22, 0],
            [0.82, 0.06],
            [1, 0.42],
            [0.86, 0.88],
            [0.5, 1],
            [0.08, 0.82],
            [0, 0.34],
          ],
        },
        edge: 0.03,
        lift: 0.01,
      },
    ],
    wall: { kind: 'plaster', colour: '#CFCFCA' },
    foot: { of: 'glacier-oro', metal: 'steel', style: ['branches', 'stone'] },
    seed: 26,
    light: 'sun',
  },
  'concept-cumulus': {
    alt: 'Cloud-shaped mirror of five run-together circles with a fine brass edge, on a blush plaster wall.',
    detail:
      'Close-up of the brass edge where two circles of the cloud run together in a sharp inward point, on blush plaster.',
    panes: [
      {
        shape: {
          kind: 'circles',
          discs: [
            [0, 0.05, 0.5],
            [-0.52, -0.1, 0.36],
            [0.5, -0.08, 0.4],
            [-0.24, 0.26, 0.36],
            [0.3, 0.24, 0.33],
          ],
        },
        frames: [{ section: 'flat', width: 0.006, depth: 0.022, of: 'metal:brass' }],
      },
    ],
    wall: { kind: 'plaster', colour: '#E0C9BC' },
    foot: { of: 'fairy-white', metal: 'brass', style: ['bowl', 'towels'] },
    seed: 35,
    light: 'sun',
  },
  'concept-nave': {
    alt: 'Tall mirror with a pointed arch in a blackened steel frame on white brick tile, a black faucet below.',
    detail: 'Close-up of the shoulder of the pointed arch: a thin frame of blackened steel on white brick tile.',
    panes: [
      {
        shape: { kind: 'arch', pointed: true, rise: 0.85 },
        frames: [{ section: 'flat', width: 0.016, depth: 0.034, of: 'metal:iron' }],
      },
    ],
    wall: { kind: 'tile', colour: '#E4DFD4', size: [0.2, 0.065], shift: 0.5, top: 3.0 },
    foot: { of: 'space-black', metal: 'black', style: ['candle', 'branches'] },
    seed: 42,
    light: 'sun',
  },
  'concept-procession': {
    alt: 'Three arched frameless panes rising from left to right in silver, blush and bronze glass on cream plaster.',
    detail: 'Close-up of the head of the lowest arch: clear frameless glass on cream plaster.',
    panes: [
      { shape: { kind: 'arch' }, sizeIn: [11.4, 24], atIn: [-12.2, -6], edge: 0.004 },
      { shape: { kind: 'arch' }, sizeIn: [11.4, 30], atIn: [0, -3], edge: 0.004, tint: 'blush' },
      { shape: { kind: 'arch' }, sizeIn: [11.4, 36], atIn: [12.2, 0], edge: 0.004, tint: 'bronze' },
    ],
    wall: { kind: 'plaster', colour: '#E9DFCF' },
    foot: { of: 'belgian-crema', tap: 'wall', metal: 'brass', style: ['branches', 'candle'] },
    seed: 7,
    light: 'sun',
  },
  'concept-undertow': {
    alt: 'Mirror with one straight and one wavy side before a wider wave of bronze glass, on warm white plaster.',
    detail: 'Close-up of the straight side: the clear glass stands in front of the bronze one, on warm white plaster.',
    panes: [
      {
        shape: { kind: 'wave', swing: 0.04, count: 1.3, sides: 'right' },
        sizeIn: [27, 40],
        atIn: [0.5, 0],
        tint: 'bronze',
        edge: 0.004,
      },
      {
        shape: { kind: 'wave', swing: -0.04, count: 1.6, sides: 'right' },
        sizeIn: [24, 38.5],
        atIn: [-1.6, 0],
        lift: 0.026,
        edge: 0.004,
      },
    ],
    wall: { kind: 'plaster', colour: '#E7E2D9' },
    foot: { of: 'himalaya-dove', metal: 'bronze', style: ['soap', 'bowl'] },
    seed: 29,
    light: 'sun',
  },
  'concept-blossom': {
    alt: 'Round mirror in a plump chalk-white rim of twelve petals on soft sage plaster.',
    detail: 'Close-up of the chalk-white rim: plump petals that meet in soft creases, on sage plaster.',
    panes: [
      {
        shape: { kind: 'scallop', lobes: 12, depth: 0.055 },
        frames: [{ section: 'round', width: 0.052, depth: 0.05, of: 'paint:#F0ECE3' }],
      },
    ],
    wall: { kind: 'plaster', colour: '#B7BFAB' },
    foot: { of: 'bianco-neve', metal: 'brass', style: ['branches', 'towels'] },
    seed: 40,
    light: 'sun',
  },
  'concept-hourglass': {
    alt: 'Hourglass-shaped mirror in a fat rounded ochre frame on off-white plaster above an oak shelf.',
    detail: 'Close-up of the upper left of the ochre frame, thick and round as a rope, on off-white plaster.',
    panes: [
      {
        shape: { kind: 'waisted', waist: 0.7 },
        frames: [{ section: 'round', width: 0.034, depth: 0.036, of: 'paint:#C08A35' }],
      },
    ],
    wall: { kind: 'plaster', colour: '#E6E0D6' },
    foot: { kind: 'shelf', of: 'wood:pale oak', half: 0.42, style: ['books', 'candle'], z: 0.92 },
    seed: 46,
    light: 'sun',
  },
  'concept-ziggurat': {
    alt: 'Upright mirror whose head climbs in three square steps, edged in brushed brass, on teal stacked tile.',
    detail: 'Close-up of three square steps at the head, edged in brushed brass, on teal stacked tile.',
    panes: [
      {
        shape: { kind: 'stepped', steps: 3, tread: 0.055, rise: 0.05 },
        edge: 0.008,
        frames: [{ section: 'flat', width: 0.014, depth: 0.03, of: 'metal:brass' }],
      },
    ],
    wall: { kind: 'tile', colour: '#5E7F7C', size: [0.05, 0.15], top: 3.0, grout: '#8FA3A0' },
    foot: { of: 'white-essence', metal: 'brass', style: ['bottles', 'candle'] },
    seed: 45,
  },
  'concept-almond': {
    alt: 'Long almond-shaped mirror with a fine copper edge, leaning a little to one side on clay-pink limewash; a window over green boards shows in it, white flowers stand below.',
    detail: 'Close-up of the long curve of the fine copper edge on clay-pink limewash, a picture in the glass.',
    panes: [
      {
        shape: { kind: 'lens' },
        tilt: -7,
        frames: [{ section: 'flat', width: 0.006, depth: 0.024, of: 'metal:copper' }],
      },
    ],
    wall: { kind: 'limewash', colour: '#D3B3A0' },
    foot: { of: 'arcadia', metal: 'bronze', style: [] },
    seed: 52,
    hang: 0.075,
    seen: {
      wall: '#C7CDC2',
      dado: '#7D8B80',
      seen: [
        ['window', -0.28, { width: 0.8, z0: 1.12, z1: 2.4, curtains: false }],
        ['picture', 0.62, { z: 1.7 }],
      ],
    },
    things: [
      ['amber', -0.42],
      ['daisies', 0.45],
    ],
  },
};
