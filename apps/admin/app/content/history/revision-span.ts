import type { listContentChanges } from '@showroom/store/admin';

export type Change = Awaited<ReturnType<typeof listContentChanges>>[number];

/** Consecutive revisions, both ends included. */
export interface RevisionSpan {
  readonly first: number;
  readonly last: number;
}

/** Consecutive saves, or one other action; newest first. */
export interface Run extends RevisionSpan {
  readonly changes: readonly [Change, ...Change[]];
}

const PAUSE_MS = 30 * 60_000;

/**
 * Groups autosaves: those of one person, less than half an hour apart and with no other action between, become one
 * step.
 * @param changes the newest first
 */
export function foldChanges(changes: readonly Change[]): Run[] {
  const runs: Run[] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    const next = run?.changes.at(-1);
    if (run !== undefined && next !== undefined && belongTogether(change, next)) {
      runs[runs.length - 1] = { ...run, first: change.revision, changes: [...run.changes, change] };
    } else runs.push({ first: change.revision, last: change.revision, changes: [change] });
  }
  return runs;
}

function belongTogether(earlier: Change, later: Change): boolean {
  return (
    earlier.action === 'saved' &&
    later.action === 'saved' &&
    earlier.actorKind === later.actorKind &&
    earlier.actorName === later.actorName &&
    Date.parse(later.at) - Date.parse(earlier.at) < PAUSE_MS
  );
}

export function nameSpan({ first, last }: RevisionSpan): string {
  return first === last ? String(last) : `${first}-${last}`;
}

/** Reads what `nameSpan` wrote; undefined if invalid or later than `newest`. */
export function readSpan(text: string, newest: number): RevisionSpan | undefined {
  const found = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/.exec(text);
  if (found === null) return undefined;
  const first = Number(found[1]);
  const last = Number(found[2] ?? found[1]);
  return first <= last && last <= newest ? { first, last } : undefined;
}
