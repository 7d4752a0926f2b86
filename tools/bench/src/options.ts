import { parseArgs } from 'node:util';
import { benchPages, templatePages, type BenchPage } from './figures/targets.ts';
import { interactions, type Interaction } from './interactions/interactions.ts';

const usualParts = ['throughput', 'lighthouse'] as const;
/** Long parts run only by name. */
const parts = [...usualParts, 'interactions', 'templates', 'admin', 'stored'] as const;
export type Part = (typeof parts)[number];

export interface BenchOptions {
  /** How many samples the median is taken of. */
  readonly runs: number;
  readonly parts: ReadonlySet<Part>;
  /** For the part `lighthouse`. */
  readonly pages: readonly BenchPage[];
  /** For the part `templates`. */
  readonly templates: readonly BenchPage[];
  /** For the part `interactions`. */
  readonly interactions: readonly Interaction[];
  /** Off: measures the existing build. */
  readonly builds: boolean;
  /** On: skips templates already measured for this build. */
  readonly resumes: boolean;
  /** For the part `stored`: the share of the full amount of data. */
  readonly scale: number;
}

/** The command line is invalid; the message says what is valid. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}

export const usage = `pnpm bench [options]
  --runs <n>     samples for each median (5)
  --only <part>  ${parts.join(' | ')}; may be repeated (all but interactions, templates, admin and stored)
  --page <page>  ${templatePages.map(({ name }) => name).join(' | ')}, or its path; may be repeated (all)
  --interaction <words>  only interactions whose name contains these words; may be repeated (all)
  --no-build     measure what is already built
  --resume       reuse the template figures of an earlier run of the same build
  --scale <n>    how full the large store is, such as 0.02 for a quick try (1)`;

/**
 * Parses the command line.
 * @throws {OptionsError} for an unknown option, part or page
 */
export function parseOptions(args: readonly string[]): BenchOptions {
  const values = readValues(args);
  const runs = Number(values.runs ?? 5);
  if (!Number.isInteger(runs) || runs < 1 || runs > 99) throw new OptionsError('--runs must be a number from 1 to 99');
  const scale = Number(values.scale ?? 1);
  if (!(scale >= 0.01 && scale <= 1)) throw new OptionsError('--scale must be a number from 0.01 to 1');
  return {
    runs,
    scale,
    parts: new Set(values.only === undefined ? usualParts : values.only.map(findPart)),
    pages:
      values.page === undefined
        ? benchPages
        : values.page
            .map((given) => findPage(given))
            .filter(({ name }) => benchPages.some((page) => page.name === name)),
    templates: values.page === undefined ? templatePages : values.page.map((given) => findPage(given)),
    builds: values['no-build'] !== true,
    interactions: values.interaction === undefined ? interactions : findInteractions(values.interaction),
    resumes: values.resume === true,
  };
}

function readValues(args: readonly string[]) {
  try {
    return parseArgs({
      // pnpm passes on the `--` before its script's options.
      args: args.filter((arg) => arg !== '--'),
      options: {
        runs: { type: 'string' },
        only: { type: 'string', multiple: true },
        page: { type: 'string', multiple: true },
        interaction: { type: 'string', multiple: true },
        'no-build': { type: 'boolean' },
        resume: { type: 'boolean' },
        scale: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new OptionsError(error instanceof Error ? error.message : String(error));
  }
}

function findPart(name: string): Part {
  const part = parts.find((known) => known === name);
  if (part === undefined) throw new OptionsError(`--only ${name}: the parts are ${parts.join(', ')}`);
  return part;
}

function findInteractions(words: readonly string[]): readonly Interaction[] {
  const found = interactions.filter(({ name }) => words.some((part) => name.includes(part)));
  if (found.length > 0) return found;
  throw new OptionsError(
    `--interaction ${words.join(', ')}: there are ${interactions.map(({ name }) => name).join(', ')}`,
  );
}

function findPage(given: string): BenchPage {
  const page = templatePages.find(({ name, path }) => given === name || given === path);
  if (page !== undefined) return page;
  throw new OptionsError(`--page ${given}: the pages are ${templatePages.map(({ name }) => name).join(', ')}`);
}
