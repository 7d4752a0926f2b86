import { createHash } from 'node:crypto';
import type { ContentPicture, ContentPictures } from '@showroom/app-frame/content-pictures';
import type { JobFailure } from '@showroom/isolated-jobs/job';
import type { JobRunner } from '@showroom/isolated-jobs/job-runner';
import type { Log } from '@showroom/web-server/log';
import { LRUCache } from 'lru-cache';
import { drawTextJob, type DrawnBlock, type DrawnText, type TextHeading } from './draw-text-job.ts';

/** A part of a text, drawn by `ContentText`. */
export type TextBlock =
  | Exclude<DrawnBlock, { kind: 'picture' }>
  /** `caption` is empty where the text gives none. */
  | { readonly kind: 'picture'; readonly picture: ContentPicture; readonly caption: string }
  /** As it was typed, because it could not be drawn. */
  | { readonly kind: 'plain'; readonly text: string };

export interface ReadText {
  readonly blocks: readonly TextBlock[];
  /** Those of the highest level in the text, in order. */
  readonly headings: readonly TextHeading[];
}

/** Draws the texts of a site, each once. */
export interface ContentTexts {
  /**
   * Reads a text of content into parts of a page. Pictures are those that `pictures` has. A text that cannot be drawn within its limits is
   * shown as it was typed.
   *
   * @param title what a table before the first heading is called by
   * @throws when the server is too busy or shutting down, so that no page is kept that would look otherwise a moment later
   */
  read(markdown: string, pictures: ContentPictures, title: string): Promise<ReadText>;
}

/** So much of a text that cannot be drawn is shown. In characters. */
const LONGEST_PLAIN = 50_000;
/** In characters of HTML: some fifty long articles. */
const KEPT_CHARACTERS = 8_000_000;

/** These are about the server, and not about the text. */
const passingFailures: ReadonlySet<JobFailure> = new Set(['queue-full', 'stopped']);

/** A machine that is out of memory may have been the reason, so that a second try is worth it. */
const doubtfulFailures: ReadonlySet<JobFailure> = new Set(['crashed', 'too-much-memory']);

/** `size` is what it counts for in memory. */
type Drawn = { readonly text: DrawnText | undefined; readonly size: number };

/** Draws texts in a child process, and remembers what became of them: also that one cannot be drawn. */
export function createContentTexts({ jobs, log }: { readonly jobs: JobRunner; readonly log: Log }): ContentTexts {
  const drawn = new LRUCache<string, Drawn>({ maxSize: KEPT_CHARACTERS, sizeCalculation: ({ size }) => size });
  const drawing = new Map<string, Promise<Drawn>>();

  async function draw(markdown: string, title: string, mayRetry = true): Promise<Drawn> {
    const outcome = await jobs.run(drawTextJob, { markdown, title });
    if (outcome.ok) return { text: outcome.value, size: JSON.stringify(outcome.value).length };
    const { failed, problem } = outcome;
    if (passingFailures.has(failed)) throw new Error(`A text could not be drawn: ${failed}, ${problem}`);
    if (mayRetry && doubtfulFailures.has(failed)) return draw(markdown, title, false);
    log.warn('A text could not be drawn and is shown as it was typed', { title, failed, problem });
    return { text: undefined, size: 1 };
  }

  /** Visitors who ask for the same text wait for the same child. */
  async function drawOnce(markdown: string, title: string): Promise<Drawn> {
    const key = createHash('sha256')
      .update(JSON.stringify([title, markdown]))
      .digest('base64');
    const known = drawn.get(key) ?? drawing.get(key);
    if (known !== undefined) return known;
    const started = draw(markdown, title);
    drawing.set(key, started);
    try {
      const result = await started;
      drawn.set(key, result);
      return result;
    } finally {
      drawing.delete(key);
    }
  }

  return {
    async read(markdown, pictures, title) {
      const { text } = await drawOnce(markdown, title);
      if (text === undefined) return { blocks: [toPlain(markdown)], headings: [] };
      return {
        blocks: text.blocks.flatMap((block): TextBlock[] => {
          if (block.kind !== 'picture') return [block];
          const picture = pictures.findByAddress(block.address, block.alt);
          return picture === undefined ? [] : [{ kind: 'picture', picture, caption: block.caption }];
        }),
        headings: text.headings,
      };
    },
  };
}

function toPlain(markdown: string): TextBlock {
  const isLong = markdown.length > LONGEST_PLAIN;
  return { kind: 'plain', text: isLong ? `${markdown.slice(0, LONGEST_PLAIN)}…` : markdown };
}
