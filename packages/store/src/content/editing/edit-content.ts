import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind } from '../content-kind.ts';
import { endAll, planEnd, planPublication, publicFrom, withoutSchedule } from '../publication-plan.ts';
import { changeContent } from './change-content.ts';
import type { ChangeTarget } from './change-content.ts';
import type { ContentResult } from './change-result.ts';
import { findState } from './find-state.ts';

/** Missing fields stay as they are, and are empty in new content. */
export interface SaveRequest<Fields extends object> extends ChangeTarget {
  fields?: Partial<NoInfer<Fields>> | undefined;
  /** If missing, the slug follows the title until the first publication. */
  slug?: string | undefined;
  /** For the activity, before “the post”; there is a default. If undefined, nothing is recorded, because one line covers several. */
  verb?: string | undefined;
  /** The id for new content. A second attempt with it, such as after a lost response, is a conflict. */
  idWhenNew?: string | undefined;
}

/** Saves a version without publishing it. */
export async function saveDraft<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  request: SaveRequest<Fields>,
): Promise<ContentResult<Fields>> {
  return changeContent(transaction, kind, { verb: 'Saved a draft of', ...request, action: 'saved' });
}

/**
 * Saves and publishes a version.
 *
 * @param request.at when it becomes visible, ISO 8601 in UTC; now, if missing or past
 * @param request.until when it stops being visible; null for never; if missing, as scheduled before
 */
export async function publish<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  request: SaveRequest<Fields> & { at?: string | undefined; until?: string | null | undefined },
): Promise<ContentResult<Fields>> {
  const { at, until, ...change } = request;
  const isPlanned = at !== undefined && publicFrom(at, transaction.now.toISOString()) === at;
  return changeContent(transaction, kind, {
    verb: isPlanned ? 'Scheduled' : 'Published',
    ...change,
    action: isPlanned ? 'scheduled' : 'published',
    plan: (open, { revision, now }) => planPublication(open, { revision, from: publicFrom(at, now), until }, now),
  });
}

/** Unpublishes now or at a later instant. */
export async function unpublish<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  { at, ...target }: ChangeTarget & { at?: string | undefined },
): Promise<ContentResult<Fields>> {
  const isPlanned = at !== undefined && publicFrom(at, transaction.now.toISOString()) === at;
  return changeContent(transaction, kind, {
    ...target,
    action: isPlanned ? 'end-scheduled' : 'unpublished',
    verb: isPlanned ? 'Scheduled unpublishing of' : 'Unpublished',
    plan: (open, { now }) => planEnd(open, publicFrom(at, now), now),
  });
}

/** Removes everything scheduled. What is published now stays. */
export async function cancelSchedule<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  target: ChangeTarget,
): Promise<ContentResult<Fields>> {
  return changeContent(transaction, kind, {
    ...target,
    action: 'schedule-cancelled',
    verb: 'Cancelled the schedule of',
    plan: (open, { now }) => withoutSchedule(open, now),
  });
}

/** Saves an earlier revision as a draft. */
export async function restore<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  { revision, ...target }: ChangeTarget & { id: string; revision: number },
): Promise<ContentResult<Fields>> {
  const state = await findState(transaction, kind, { id: target.id, revision });
  if (state === undefined) return { ok: false, code: 'not-found' };
  return changeContent(transaction, kind, { ...target, ...state, action: 'restored', verb: 'Restored' });
}

/** Goes back to the version that is published or scheduled last. */
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
    verb: 'Discarded draft changes to',
  });
}

/** Unpublishes it and moves it to the trash. Its history stays, so that it can be restored. */
export async function deleteContent<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  target: ChangeTarget & { id: string },
): Promise<ContentResult<Fields>> {
  return changeContent(transaction, kind, {
    ...target,
    action: 'deleted',
    verb: 'Deleted',
    plan: (open, { now }) => endAll(open, now),
  });
}

/** Restores deleted content as a draft; `restoreDeletedContent` also publishes it again. */
export async function undelete<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  target: ChangeTarget & { id: string } & Pick<SaveRequest<Fields>, 'verb'>,
): Promise<ContentResult<Fields>> {
  return changeContent(transaction, kind, { verb: 'Restored', ...target, action: 'undeleted' });
}
