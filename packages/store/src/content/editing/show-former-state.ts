import type { Instant } from '../../database/column-types.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind } from '../content-kind.ts';
import type { ContentState } from '../state-at.ts';
import type { Content } from '../stored-content.ts';
import type { ContentResult } from './change-result.ts';
import { publish, restore, saveDraft } from './edit-content.ts';

/** What visitors saw of a thing, or were to see. */
export interface FormerState<Fields extends object> extends ContentState<Fields> {
  readonly from: Instant;
  /** Left out: as planned for what comes before it. */
  readonly until?: Instant | null;
  /** It had not begun by then: it is planned again as long as its day is ahead. */
  readonly isPlanned: boolean;
}

/**
 * Shows a thing as it was shown once, with what is saved of it beside that. Whatever cannot be shown any more is left out.
 *
 * @param input.isTold whether the activity tells of it by itself. Default true
 */
export async function showFormerState<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  {
    draft,
    states,
    isTold = true,
  }: { draft: Content<Fields>; states: readonly FormerState<Fields>[]; isTold?: boolean },
): Promise<ContentResult<Fields>> {
  const { id, fields, slug } = draft;
  const untold = isTold ? {} : { deed: undefined };
  let content = draft;
  for (const { from: at, until, isPlanned, ...state } of states) {
    if (isPlanned && at <= transaction.now.toISOString()) continue;
    const change = { id, from: content.revision, fields: state.fields, at, until, ...untold };
    const asItWas = await publish(transaction, kind, { ...change, slug: state.slug });
    // Its address may be another one's by now.
    const shown = !asItWas.ok && asItWas.code === 'slug-taken' ? await publish(transaction, kind, change) : asItWas;
    if (shown.ok) ({ content } = shown);
  }
  const target = { id, from: content.revision };
  const whole = await saveDraft(transaction, kind, { ...target, fields, slug, ...untold });
  // A picture of what was saved may be gone: history shows such a state, and going back to it asks for none.
  return whole.ok ? whole : restore(transaction, kind, { ...target, revision: draft.revision });
}
