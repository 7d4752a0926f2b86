import type { Instant } from '../../database/column-types.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind } from '../content-kind.ts';
import type { ContentState } from '../state-at.ts';
import type { Content } from '../stored-content.ts';
import type { ContentResult } from './change-result.ts';
import { publish, restore, saveDraft } from './edit-content.ts';

export interface FormerVersion<Fields extends object> extends ContentState<Fields> {
  readonly from: Instant;
  /** If missing, as scheduled for the version before. */
  readonly until?: Instant | null;
  /** It was scheduled: it is scheduled again unless its time has passed. */
  readonly isPlanned: boolean;
}

/**
 * Publishes former versions again and keeps the draft. Leaves out what can no longer be published.
 *
 * @param input.isRecorded whether the activity gets a line. Default true
 */
export async function republish<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  {
    draft,
    states,
    isRecorded = true,
  }: { draft: Content<Fields>; states: readonly FormerVersion<Fields>[]; isRecorded?: boolean },
): Promise<ContentResult<Fields>> {
  const { id, fields, slug } = draft;
  const unrecorded = isRecorded ? {} : { verb: undefined };
  let content = draft;
  for (const { from: at, until, isPlanned, ...state } of states) {
    if (isPlanned && at <= transaction.now.toISOString()) continue;
    const change = { id, from: content.revision, fields: state.fields, at, until, ...unrecorded };
    const asItWas = await publish(transaction, kind, { ...change, slug: state.slug });
    // Its slug may be taken by now.
    const shown = !asItWas.ok && asItWas.code === 'slug-taken' ? await publish(transaction, kind, change) : asItWas;
    if (shown.ok) ({ content } = shown);
  }
  const target = { id, from: content.revision };
  const whole = await saveDraft(transaction, kind, { ...target, fields, slug, ...unrecorded });
  // A picture of the draft may be gone; restoring a revision accepts that.
  return whole.ok ? whole : restore(transaction, kind, { ...target, revision: draft.revision });
}
