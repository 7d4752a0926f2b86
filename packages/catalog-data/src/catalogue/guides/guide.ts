/** A trade term, explained for buyers. */
export type GuideTerm = { readonly term: string; readonly text: string };

/** The size of every drawing, in pixels: one size, so that two fit side by side and their letters match. */
export const drawingSize = { width: 360, height: 300 } as const;

/** A drawing with dimensions, as on a maker's sheet. */
export type GuideDrawing = {
  /** The name of its file, which `pnpm studio drawings` makes. */
  readonly name: string;
  /** Its figures in words, for people using screen readers. */
  readonly alt: string;
  readonly caption: string;
};

/** A question of a guide, answered by text, a table or drawings. */
export type GuidePart = { readonly title: string } & (
  | { readonly terms: readonly GuideTerm[] }
  | {
      /** The first cell of each row is its heading. */
      readonly columns: readonly [string, ...string[]];
      readonly rows: readonly (readonly [string, ...string[]])[];
      /** The source of the figures, and their limits. */
      readonly source: string;
    }
  | { readonly drawings: readonly GuideDrawing[]; readonly source: string }
);

/** A family's buying guide, shown below its list. */
export type Guide = { readonly title: string; readonly intro: string; readonly parts: readonly GuidePart[] };
