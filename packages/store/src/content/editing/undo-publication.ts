import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind } from '../content-kind.ts';
import type { PublicPeriod } from '../publication-plan.ts';
import type { ChangeTarget } from './change-content.ts';
import type { ContentRefusal } from './change-result.ts';
import type { Content } from '../stored-content.ts';
import { saveDraft, unpublish } from './edit-content.ts';
import { findState } from './find-state.ts';
import { listOpenPublications } from './save-publications.ts';
import { showFormerState } from './show-former-state.ts';

export type { PublicPeriod } from '../publication-plan.ts';

/** When visitors see which state of a thing, now and as planned: asked for before a deed that may be taken back. */
export async function listPublicPeriods(transaction: WriteTransaction, id: string): Promise<PublicPeriod[]> {
  const open = await listOpenPublications(transaction, id, transaction.now.toISOString());
  return open.map(({ revision, from, until }) => ({ revision, from, until }));
}

/** What came back of what visitors saw and of what was planned, where that is not all: a picture of the rest is gone. */
export type RestoredParts = 'all' | 'what-was-planned' | 'what-was-shown';

type UndoResult<Fields extends object> =
  | { readonly ok: true; readonly content: Content<Fields>; readonly cameBack: RestoredParts }
  | ContentRefusal;

/**
 * Takes back that a thing was published or taken from the site: visitors see again what they saw before, what was planned is planned
 * again if its day is still ahead, and what is saved beside it stays. Refused where none of that can be shown any more.
 *
 * @param deed.from the revision that the deed made: whatever came after it is not undone
 * @param deed.before `listPublicPeriods` before the deed
 */
export async function undoPublication<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  { before, ...deed }: ChangeTarget & { id: string; before: readonly PublicPeriod[] },
): Promise<UndoResult<Fields>> {
  const now = transaction.now.toISOString();
  const states = [];
  for (const { revision, from, until } of before) {
    const state = await findState(transaction, kind, { id: deed.id, revision });
    const isOver = until !== null && until <= now;
    if (state !== undefined && !isOver) states.push({ ...state, from, until, isPlanned: false });
  }
  // What visitors see by now gives its place to what they saw; where they saw nothing, it is taken away.
  const isReplaced = states.some(({ from }) => from <= now);
  const isShown = (await listPublicPeriods(transaction, deed.id)).length > 0;
  const held =
    isShown && !isReplaced ? await unpublish(transaction, kind, deed) : await saveDraft(transaction, kind, deed);
  if (!held.ok) return held;
  const back = await showFormerState(transaction, kind, { draft: held.content, states });
  if (!back.ok) return back;
  const again = (await listPublicPeriods(transaction, deed.id)).filter(
    ({ revision }) => revision > held.content.revision,
  );
  if (isReplaced && again.length === 0) return { ok: false, code: 'not-found' };
  const isShownAgain = !isReplaced || again.some(({ from }) => from <= now);
  const isPlannedAgain = !states.some(({ from }) => from > now) || again.some(({ from }) => from > now);
  return { ...back, cameBack: !isShownAgain ? 'what-was-planned' : !isPlannedAgain ? 'what-was-shown' : 'all' };
}
