/** A word of the trade and what it means for anyone who buys. */
export type GuideTerm = { readonly term: string; readonly text: string };

/** How large each drawing of a guide is, in pixels: of a size, two stand side by side, and their letters are the same. */
export const drawingSize = { width: 360, height: 300 } as const;

/** A drawing with measures, as on a maker's sheet. */
export type GuideDrawing = {
  /** Of its file, which the studio draws: `pnpm studio drawings`. */
  readonly name: string;
  /** Its figures in words, for who cannot see it. */
  readonly alt: string;
  readonly caption: string;
};

/** One question of a guide, answered by words, by figures or by drawings. */
export type GuidePart = { readonly title: string } & (
  | { readonly terms: readonly GuideTerm[] }
  | {
      /** The first cell of each row is its heading. */
      readonly columns: readonly [string, ...string[]];
      readonly rows: readonly (readonly [string, ...string[]])[];
      /** Where the figures are from, and what they do not say. */
      readonly source: string;
    }
  | { readonly drawings: readonly GuideDrawing[]; readonly source: string }
);

/** What a buyer has to know before choosing from a family, below its list. */
export type Guide = { readonly title: string; readonly intro: string; readonly parts: readonly GuidePart[] };
