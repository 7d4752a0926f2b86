import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind } from '../content-kind.ts';
import { endAll, planEnd, planPublication, publicFrom, withoutSchedule } from '../publication-plan.ts';
import { changeContent } from './change-content.ts';
import type { ChangeTarget } from './change-content.ts';
import type { ContentResult } from './change-result.ts';
import { findState } from './find-state.ts';

/** A new state of a thing. Fields left out stay as they are; in a new thing they are empty. */
export interface SaveRequest<Fields extends object> extends ChangeTarget {
  fields?: Partial<NoInfer<Fields>> | undefined;
  /** Left out: the slug follows the title until visitors first see it. */
  slug?: string | undefined;
  /**
   * How the activity calls it, before “the post”; left out, it is a draft saved, or a thing published. Undefined where it is not told of
   * each, as one line tells of many.
   */
  deed?: string | undefined;
  /** The id that a new thing gets. Whoever makes it twice, as after an answer that was lost, is told that it is there. */
  idWhenNew?: string | undefined;
}

/** Keeps a state beside what visitors see, which stays as it is. A new thing begins so. */
export async function saveDraft<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  request: SaveRequest<Fields>,
): Promise<ContentResult<Fields>> {
  return changeContent(transaction, kind, { deed: 'Saved a draft of', ...request, action: 'saved' });
}

/**
 * Shows a state to visitors, together with what is saved in the same breath.
 *
 * @param request.at from when on, ISO 8601 in UTC; left out, or passed already: from now on
 * @param request.until the first instant at which it is not seen any more; null for good; left out: as planned before
 */
export async function publish<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  request: SaveRequest<Fields> & { at?: string | undefined; until?: string | null | undefined },
): Promise<ContentResult<Fields>> {
  const { at, until, ...change } = request;
  const isPlanned = at !== undefined && publicFrom(at, transaction.now.toISOString()) === at;
  return changeContent(transaction, kind, {
    deed: isPlanned ? 'Scheduled' : 'Published',
    ...change,
    action: isPlanned ? 'scheduled' : 'published',
    plan: (open, { revision, now }) => planPublication(open, { revision, from: publicFrom(at, now), until }, now),
  });
}

/** Takes a thing from visitors' sight, now or at an instant to come. */
export async function unpublish<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  { at, ...target }: ChangeTarget & { at?: string | undefined },
): Promise<ContentResult<Fields>> {
  const isPlanned = at !== undefined && publicFrom(at, transaction.now.toISOString()) === at;
  return changeContent(transaction, kind, {
    ...target,
    action: isPlanned ? 'end-scheduled' : 'unpublished',
    deed: isPlanned ? 'Scheduled unpublishing of' : 'Unpublished',
    plan: (open, { now }) => planEnd(open, publicFrom(at, now), now),
  });
}

/** Takes back what is planned: what visitors see now they go on seeing. */
export async function cancelSchedule<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  target: ChangeTarget,
): Promise<ContentResult<Fields>> {
  return changeContent(transaction, kind, {
    ...target,
    action: 'schedule-cancelled',
    deed: 'Cancelled the schedule of',
    plan: (open, { now }) => withoutSchedule(open, now),
  });
}

/** Goes back to a state that was saved or published, as a draft: `revision` is that of the change that made it. */
export async function restore<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  { revision, ...target }: ChangeTarget & { id: string; revision: number },
): Promise<ContentResult<Fields>> {
  const state = await findState(transaction, kind, { id: target.id, revision });
  if (state === undefined) return { ok: false, code: 'not-found' };
  return changeContent(transaction, kind, { ...target, ...state, action: 'restored', deed: 'Restored' });
}

/** Drops what was saved since the last publication: the thing is again what visitors see, or will see by the last plan. */
export async function discardDraft<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  target: ChangeTarget & { id: string },
): Promise<ContentResult<Fields>> {
  const state = await findState(transaction, kind, { id: target.id });
  if (state === undefined) return { ok: false, code: 'not-found' };
  return changeContent(transaction, kind, {
    ...target,
    ...state,
    action: 'draft-discarded',
    deed: 'Discarded draft changes to',
  });
}

/** Takes a thing out of every list and from visitors' sight. Its history stays, so that it can be brought back. */
export async function deleteContent<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  target: ChangeTarget & { id: string },
): Promise<ContentResult<Fields>> {
  return changeContent(transaction, kind, {
    ...target,
    action: 'deleted',
    deed: 'Deleted',
    plan: (open, { now }) => endAll(open, now),
  });
}

/** Brings back what was deleted, as a draft; `restoreDeletedContent` also shows it again. */
export async function undelete<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  target: ChangeTarget & { id: string } & Pick<SaveRequest<Fields>, 'deed'>,
): Promise<ContentResult<Fields>> {
  return changeContent(transaction, kind, { deed: 'Restored', ...target, action: 'undeleted' });
}
