import type { TypedPlan } from './typed-plan.ts';

/** What the form needs to know of a stone. */
export interface StoneChoice {
  readonly slug: string;
  readonly label: string;
  readonly collection: string;
  readonly thicknesses: readonly string[];
  /** The slab sizes that it is sold in. */
  readonly sizes: readonly { readonly label: string; readonly widthIn: number; readonly heightIn: number }[];
}

/** Moves to the first thickness and slab size if the chosen stone isn't sold in the one that was chosen. */
export function fitToStone(plan: TypedPlan, stones: readonly StoneChoice[]): TypedPlan {
  const stone = stones.find(({ slug }) => slug === plan.stone);
  if (stone === undefined) return plan;
  const { thicknesses, sizes } = stone;
  return {
    ...plan,
    thickness: thicknesses.includes(plan.thickness) ? plan.thickness : (thicknesses.at(-1) ?? plan.thickness),
    slabSize: sizes.some((_, at) => String(at) === plan.slabSize) ? plan.slabSize : '0',
  };
}
