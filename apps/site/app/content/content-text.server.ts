import { createHash } from 'node:crypto';
import type { ContentPicture, ContentPictures } from '@showroom/app-frame/content-pictures';
import type { JobFailure } from '@showroom/isolated-jobs/job';
import type { JobRunner } from '@showroom/isolated-jobs/job-runner';
import type { Log } from '@showroom/web-server/log';
import { LRUCache } from 'lru-cache';
import { drawTextJob, type DrawnBlock, type DrawnText, type TextHeading } from './draw-text-job.ts';

export type TextBlock =
  | Exclude<DrawnBlock, { kind: 'picture' }>
  /** `caption` may be empty. */
  | { readonly kind: 'picture'; readonly picture: ContentPicture; readonly caption: string }
  /** Plain text that couldn't be rendered. */
  | { readonly kind: 'plain'; readonly text: string };

export interface ReadText {
  readonly blocks: readonly TextBlock[];
  readonly headings: readonly TextHeading[];
}

/** Renders texts, each once. */
export interface ContentTexts {
  /**
   * Renders a text with the given pictures. A text that exceeds the limits stays plain text.
   *
   * @param title names a table before the first heading
   * @throws if the server is too busy or stopping, so that no incomplete page is cached
   */
  read(markdown: string, pictures: ContentPictures, title: string): Promise<ReadText>;
}

/** The length at which a plain text is cut. */
const LONGEST_PLAIN = 50_000;
/** In characters of HTML: about fifty long articles. */
const KEPT_CHARACTERS = 8_000_000;

/** Errors of the server, not of the text. */
const passingFailures: ReadonlySet<JobFailure> = new Set(['queue-full', 'stopped']);

/** Tried again, because the machine may have been out of memory. */
const doubtfulFailures: ReadonlySet<JobFailure> = new Set(['crashed', 'too-much-memory']);

type Drawn = { readonly text: DrawnText | undefined; readonly size: number };

/** Renders texts in a child process and caches the results, including failures. */
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

  /** Concurrent requests for a text share one job. */
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
