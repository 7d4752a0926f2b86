import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind } from '../content-kind.ts';
import type { PublicPeriod } from '../publication-plan.ts';
import type { ChangeTarget } from './change-content.ts';
import type { ContentRefusal } from './change-result.ts';
import type { Content } from '../stored-content.ts';
import { saveDraft, unpublish } from './edit-content.ts';
import { findState } from './find-state.ts';
import { listOpenPublications } from './save-publications.ts';
import { republish } from './republish.ts';

export type { PublicPeriod } from '../publication-plan.ts';

/** Lists what is and will be published. Call it before a change that may be undone. */
export async function listPublicPeriods(transaction: WriteTransaction, id: string): Promise<PublicPeriod[]> {
  const open = await listOpenPublications(transaction, id, transaction.now.toISOString());
  return open.map(({ revision, from, until }) => ({ revision, from, until }));
}

/** What could be published and scheduled again. The rest has pictures that are gone. */
export type RestoredParts = 'all' | 'what-was-planned' | 'what-was-shown';

type UndoResult<Fields extends object> =
  | { readonly ok: true; readonly content: Content<Fields>; readonly cameBack: RestoredParts }
  | ContentRefusal;

/**
 * Undoes publishing or unpublishing: publishes what was published before, and schedules what was scheduled for later than now. The
 * draft stays. Rejected if none of it can be published.
 *
 * @param change.from the revision that the change made; later changes aren't undone
 * @param change.before `listPublicPeriods` before the change
 */
export async function undoPublication<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  { before, ...change }: ChangeTarget & { id: string; before: readonly PublicPeriod[] },
): Promise<UndoResult<Fields>> {
  const now = transaction.now.toISOString();
  const states = [];
  for (const { revision, from, until } of before) {
    const state = await findState(transaction, kind, { id: change.id, revision });
    const isOver = until !== null && until <= now;
    if (state !== undefined && !isOver) states.push({ ...state, from, until, isPlanned: false });
  }
  // If nothing was published before, what is published now is unpublished.
  const isReplaced = states.some(({ from }) => from <= now);
  const isShown = (await listPublicPeriods(transaction, change.id)).length > 0;
  const held =
    isShown && !isReplaced ? await unpublish(transaction, kind, change) : await saveDraft(transaction, kind, change);
  if (!held.ok) return held;
  const back = await republish(transaction, kind, { draft: held.content, states });
  if (!back.ok) return back;
  const again = (await listPublicPeriods(transaction, change.id)).filter(
    ({ revision }) => revision > held.content.revision,
  );
  if (isReplaced && again.length === 0) return { ok: false, code: 'not-found' };
  const isShownAgain = !isReplaced || again.some(({ from }) => from <= now);
  const isPlannedAgain = !states.some(({ from }) => from > now) || again.some(({ from }) => from > now);
  return { ...back, cameBack: !isShownAgain ? 'what-was-planned' : !isPlannedAgain ? 'what-was-shown' : 'all' };
}
