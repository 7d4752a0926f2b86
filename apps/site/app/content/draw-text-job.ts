import { defineJob } from '@showroom/isolated-jobs/job';

/** A part of a text from the child process. Pictures are names, to be looked up. */
export type DrawnBlock =
  | { readonly kind: 'html'; readonly html: string }
  /** A table, which scrolls on a phone; `label` names it. */
  | { readonly kind: 'table'; readonly html: string; readonly label: string; readonly columns: number }
  /** `address` is `media:<id>` or `master:<name>`. */
  | { readonly kind: 'picture'; readonly address: string; readonly alt: string; readonly caption: string };

export interface TextHeading {
  readonly id: string;
  readonly words: string;
}

export interface DrawnText {
  readonly blocks: readonly DrawnBlock[];
  readonly headings: readonly TextHeading[];
}

export interface TextToDraw {
  readonly markdown: string;
  /** Names a table before the first heading. */
  readonly title: string;
}

/**
 * Renders a text. Texts that can be published (`findTextFault` of the store) take less than half a second; older or restored ones may
 * fail at the deadline.
 */
export const drawTextJob = defineJob<TextToDraw, DrawnText>({
  name: 'draw-text',
  deadlineMs: 5_000,
  maxResultBytes: 8 * 1024 * 1024,
});
