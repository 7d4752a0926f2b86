import { defineJob } from '@showroom/isolated-jobs/job';

/** A part of a text as the child process draws it: a picture is named, and not looked up yet. */
export type DrawnBlock =
  | { readonly kind: 'html'; readonly html: string }
  /** Wider than a phone, so that it scrolls: `label` is what it is called. */
  | { readonly kind: 'table'; readonly html: string; readonly label: string; readonly columns: number }
  /** `address` is `media:<id>` or `master:<name>`. */
  | { readonly kind: 'picture'; readonly address: string; readonly alt: string; readonly caption: string };

export interface TextHeading {
  /** Of the heading in the page. */
  readonly id: string;
  readonly words: string;
}

export interface DrawnText {
  readonly blocks: readonly DrawnBlock[];
  /** Those of the highest level in the text, in order. */
  readonly headings: readonly TextHeading[];
}

export interface TextToDraw {
  readonly markdown: string;
  /** What a table before the first heading is called by. */
  readonly title: string;
}

/**
 * Draws a text of content. A text that may be published (`findTextFault` of the store) is drawn within half a second; others, which were
 * stored before there were limits, or restored, may take as long as this or fail.
 */
export const drawTextJob = defineJob<TextToDraw, DrawnText>({
  name: 'draw-text',
  deadlineMs: 5_000,
  maxResultBytes: 8 * 1024 * 1024,
});
