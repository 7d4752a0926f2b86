import type { ChipLayer } from '../stone/chips.ts';
import type { CloudLayer } from '../stone/clouds.ts';
import type { GrainLayer } from '../stone/grain.ts';
import type { StreakLayer } from '../stone/streaks.ts';
import type { VeinLayer } from '../stone/veins.ts';

/** The layers most looks share, with what is usual already said: a row names only its own character. */

/** A broad vein of white marble that opens and closes, dark at its edges. */
export function veins(own: Partial<VeinLayer>): VeinLayer {
  return {
    kind: 'veins',
    count: 4,
    width: [0.7, 2],
    length: [90, 170],
    wander: 0.45,
    forks: 2,
    line: 0.09,
    opening: 1,
    broken: 0.45,
    haloWidth: 1.6,
    core: '#6f6e6c',
    coreStrength: 0.9,
    fill: '#a9a8a5',
    fillStrength: 0.6,
    halo: '#c9c8c4',
    haloStrength: 0.5,
    ragged: 1,
    blend: 'stain',
    ...own,
  };
}

/** Thin secondary lines, shorter and more broken than veins. */
export function hairlines(own: Partial<VeinLayer>): VeinLayer {
  return veins({
    count: 14,
    width: [0.15, 0.5],
    length: [14, 55],
    wander: 0.8,
    forks: 1,
    forkAngle: 0.7,
    line: 0.028,
    opening: 0.5,
    broken: 0.75,
    haloWidth: 0.35,
    coreStrength: 0.5,
    fillStrength: 0.12,
    haloStrength: 0.18,
    ...own,
  });
}

export function feathers(own: Partial<StreakLayer>): StreakLayer {
  return {
    kind: 'streaks',
    colour: '#9a9c9e',
    strength: 0.5,
    spacing: 4,
    stretch: 5,
    coverage: 0.5,
    crisp: 0.6,
    blend: 'stain',
    ...own,
  };
}

export function clouds(own: Partial<CloudLayer>): CloudLayer {
  return { kind: 'clouds', colour: '#d8d6d2', strength: 0.4, scale: 22, blend: 'stain', ...own };
}

/** The fine unevenness that every pressed quartz has. */
export function grain(strength = 0.02, size = 0.05): GrainLayer {
  return { kind: 'grain', strength, size };
}

/** Tiny bright crystals that every polished quartz shows close by. */
export function crystals(own: Partial<ChipLayer> = {}): ChipLayer {
  return {
    kind: 'chips',
    colours: ['#ffffff', '#eceae6', '#dcdad6'],
    size: [0.012, 0.06],
    spacing: 0.11,
    density: 0.5,
    opacity: [0.07, 0.26],
    ...own,
  };
}

/** The grains that a pale stone is pressed from: at a step away one even colour, close by each a grain of its own. */
export function grains(own: Partial<ChipLayer> & Pick<ChipLayer, 'colours'>): ChipLayer {
  return {
    kind: 'chips',
    size: [0.008, 0.04],
    spacing: 0.042,
    density: 0.7,
    opacity: [0.1, 0.46],
    soft: 0.08,
    ...own,
  };
}

export function chips(own: Partial<ChipLayer>): ChipLayer {
  return {
    kind: 'chips',
    colours: ['#808080'],
    size: [0.03, 0.14],
    spacing: 0.12,
    density: 0.6,
    opacity: [0.3, 0.8],
    ...own,
  };
}
