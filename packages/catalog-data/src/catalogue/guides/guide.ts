/** A word of the trade and what it means for whoever buys. */
export type GuideTerm = { readonly term: string; readonly text: string };

/** One question of a guide, answered by words or by figures. */
export type GuidePart = { readonly title: string } & (
  | { readonly terms: readonly GuideTerm[] }
  | {
      /** The first cell of each row is its heading. */
      readonly columns: readonly [string, ...string[]];
      readonly rows: readonly (readonly [string, ...string[]])[];
      /** Where the figures are from, and what they do not say. */
      readonly source: string;
    }
);

/** What a buyer has to know before choosing from a family, below its list. */
export type Guide = { readonly title: string; readonly intro: string; readonly parts: readonly GuidePart[] };
