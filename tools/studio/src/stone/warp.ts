import { plane, type View } from '../canvas/view.ts';
import { createNoise } from '../noise/random.ts';

/** Displacements in inches for every pixel. */
export type Warp = { readonly x: Float32Array; readonly y: Float32Array; readonly most: number };

/**
 * The irregularity of stone: bends of some inches, then of one, then a fine raggedness. `amount` 1 suits a
 * Calacatta vein; crisp glassy veins take less.
 */
export function createWarp(seed: string, view: View, amount: number): Warp {
  const axis = (name: string) => {
    const broad = createNoise(`${seed}/${name}/1`);
    const middle = createNoise(`${seed}/${name}/2`);
    const fine = createNoise(`${seed}/${name}/3`);
    const finest = createNoise(`${seed}/${name}/4`);
    const bends = plane(view, 1.4, (x, y) => 0.8 * broad(x / 7, y / 7) + 0.24 * middle(x / 2.1, y / 2.1));
    // The raggedness comes and goes: a vein edge is clean here and torn there.
    const ragged = plane(view, 0.28, (x, y) => {
      const tear = 0.5 + 0.5 * broad(x / 3.1 + 40, y / 3.1);
      return tear * (0.13 * fine(x / 0.7, y / 0.7) + 0.05 * finest(x / 0.24, y / 0.24));
    });
    for (let i = 0; i < bends.length; i += 1) bends[i] = amount * ((bends[i] ?? 0) + (ragged[i] ?? 0));
    return bends;
  };
  return { x: axis('x'), y: axis('y'), most: 1.3 * amount };
}
