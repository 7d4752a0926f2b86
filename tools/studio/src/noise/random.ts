import { createNoise2D } from 'simplex-noise';

/** A number from 0 up to 1. */
export type Random = () => number;
/** Smooth noise from -1 to 1, one bump about one unit wide. */
export type Noise = (x: number, y: number) => number;

/** The same text always gives the same sequence, on every machine (xmur3 seeding mulberry32). */
export function createRandom(seed: string): Random {
  let state = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i += 1) {
    state = Math.imul(state ^ seed.charCodeAt(i), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function createNoise(seed: string): Noise {
  return createNoise2D(createRandom(seed));
}

/** Fractal sum of `octaves` noises, each twice as fine and `gain` times as strong; stays near -1 to 1. */
export function createFractal(seed: string, octaves: number, gain = 0.5): Noise {
  const noises = Array.from({ length: octaves }, (_, octave) => createNoise(`${seed}/${octave}`));
  const total = noises.reduce((sum, _, octave) => sum + gain ** octave, 0);
  return (x, y) => {
    let sum = 0;
    let frequency = 1;
    let weight = 1;
    for (const noise of noises) {
      sum += weight * noise(x * frequency, y * frequency);
      frequency *= 2.03;
      weight *= gain;
    }
    return sum / total;
  };
}

export function between(random: Random, [low, high]: readonly [number, number]): number {
  return low + (high - low) * random();
}
