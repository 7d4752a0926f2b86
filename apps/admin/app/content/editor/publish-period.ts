import { findShopInstant, toShopTime } from '@showroom/store/rules';
import { startOf, isLongPast, type PublishPlan } from '../kinds/publish-plan.ts';
import type { FieldIssue } from '../../frame/form/field-values.ts';

/** From when until when visitors are to see a thing, by the shop's clock as the controls hold it; empty: at once, and for good. */
export type PublishPeriod = Readonly<Record<'publishAt' | 'unpublishAt', string>>;

export const noPeriod: PublishPeriod = { publishAt: '', unpublishAt: '' };

/** What the controls begin with. @param planned from when on visitors see it first, or another state of it than now */
export function toPublishPeriod(
  content: { readonly publicationStatus: string; readonly publicUntil: string | null },
  planned: string | null,
): PublishPeriod {
  const { publicationStatus: status, publicUntil } = content;
  return {
    publishAt: toTime(planned),
    unpublishAt: status === 'draft' ? '' : toTime(publicUntil),
  };
}

function toTime(instant: string | null): string {
  return instant === null ? '' : toShopTime(new Date(instant));
}

/** As the rehearsal and the address of its way back carry it; also that a plan which was shown is wanted no more. */
export function toPublishPlan(
  { publishAt, unpublishAt }: PublishPeriod,
  shown: PublishPeriod,
): PublishPlan | undefined {
  if ([publishAt, unpublishAt, shown.publishAt, shown.unpublishAt].every((time) => time === '')) return undefined;
  return { status: publishAt === '' ? 'draft' : 'scheduled', publishAt, unpublishAt };
}

/** What the store is asked for: `until` is left out where no one changed it. */
export interface ItemSpan {
  readonly at?: string;
  readonly until?: string | null;
}

/**
 * The span that a form asks for.
 *
 * @param shown what its controls held at first
 * @param isPublishing whether it asks to show the item, or to look at it first: otherwise a plan that was typed would be lost unseen
 * @returns `cancelledPlan` where a draft is kept and the beginning that was planned is emptied: what visitors see now they see until then
 */
export function readSpan(
  typed: PublishPeriod,
  { shown, isPublishing, now }: { readonly shown: PublishPeriod; readonly isPublishing: boolean; readonly now: Date },
):
  | {
      readonly ok: true;
      readonly span: ItemSpan;
      readonly cancelledPlan: { readonly until: string | undefined } | undefined;
    }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] } {
  const issues: FieldIssue[] = [];
  const isCancelled = !isPublishing && typed.publishAt === '' && shown.publishAt !== '';
  const read = (field: keyof PublishPeriod, message: string) => {
    const instant = findShopInstant(typed[field])?.toISOString();
    if (typed[field] !== '' && instant === undefined) issues.push({ field, message });
    if (!isPublishing && typed[field] !== shown[field] && !(isCancelled && typed[field] === '')) {
      issues.push({ field, message: 'A schedule only applies to published items. Clear this to save a draft.' });
    }
    return instant;
  };
  const at = read('publishAt', 'Choose a publish date and time');
  const until = read('unpublishAt', 'Choose an unpublish date and time');
  if (isPublishing && at !== undefined && typed.publishAt !== shown.publishAt && isLongPast(new Date(at), now)) {
    issues.push({
      field: 'publishAt',
      message: 'That date is in the past. Choose a future date, or leave it blank to publish now.',
    });
  }
  const isUntilChanged = typed.unpublishAt !== shown.unpublishAt || at !== undefined;
  // Also one that passed while the form was open: left as it is, it would be shown for good.
  if (isPublishing && until !== undefined && until <= startOf(at, now)) {
    issues.push({ field: 'unpublishAt', message: 'The unpublish date must be after the publish date' });
  }
  if (issues.length > 0) return { ok: false, issues };
  return {
    ok: true,
    cancelledPlan: isCancelled ? { until } : undefined,
    span: { ...(at === undefined ? {} : { at }), ...(isUntilChanged ? { until: until ?? null } : {}) },
  };
}
