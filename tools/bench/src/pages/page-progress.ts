import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordJson, readRecord } from '../figures/record.ts';
import { pageTargets } from '../figures/targets.ts';
import { workspace } from '../workspace.ts';
import type { PageFigures } from './page-run.ts';

/** The result of a page: the figures of each run, and explanations of misses. */
export interface SavedPage {
  readonly figures: readonly PageFigures[];
  readonly explanations: readonly string[];
}

const fileName = 'templates.json';

/** Identifies the current build, so that figures of different builds aren't mixed. */
function describeBuild(): string {
  const folder = join(workspace, 'apps', 'site', 'build', 'server');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

export interface PageProgressOptions {
  readonly runs: number;
  /** Whether results of an earlier run with the same build and number of runs are reused. */
  readonly resumes: boolean;
  /** Default: the current build. */
  readonly build?: string;
  /** The file. Default: next to the other figures. */
  readonly folder?: string;
}

/** Saves the results page by page, so that an interrupted run can be resumed. */
export function openPageProgress({ runs, resumes, build = describeBuild(), folder }: PageProgressOptions) {
  const earlier = resumes ? readRecord(fileName, folder) : undefined;
  const pages = new Map(isOf(earlier, { build, runs }) ? Object.entries(earlier.pages) : []);
  return {
    find: (name: string): SavedPage | undefined => pages.get(name),
    keep(name: string, { figures, explanations }: SavedPage): void {
      pages.set(name, { figures, explanations });
      recordJson(fileName, { build, runs, pages: Object.fromEntries(pages) }, folder);
    },
  };
}

interface Kept {
  readonly build: string;
  readonly runs: number;
  readonly pages: Readonly<Record<string, SavedPage>>;
}

/** Accepts only our own format, with the current targets. */
function isOf(kept: unknown, wanted: Pick<Kept, 'build' | 'runs'>): kept is Kept {
  if (typeof kept !== 'object' || kept === null || !('pages' in kept)) return false;
  if (!('build' in kept) || kept.build !== wanted.build || !('runs' in kept) || kept.runs !== wanted.runs) return false;
  const { pages } = kept;
  return (
    typeof pages === 'object' && pages !== null && Object.values(pages).every((page: unknown) => hasAllMeasures(page))
  );
}

function hasAllMeasures(page: unknown): boolean {
  if (typeof page !== 'object' || page === null || !('figures' in page) || !Array.isArray(page.figures)) return false;
  return page.figures.every(
    (run: unknown) => typeof run === 'object' && run !== null && Object.keys(pageTargets).every((name) => name in run),
  );
}
