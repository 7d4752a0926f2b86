import { findShopInstant, toShopTime } from '@showroom/store/rules';
import { startOf, isLongPast, type PublishPlan } from '../kinds/publish-plan.ts';
import type { FieldIssue } from '../../frame/form/field-values.ts';

/**
 * The period in which an entry is public, in the shop’s time zone as the controls hold it. Empty: at once, and for
 * good.
 */
export type PublishPeriod = Readonly<Record<'publishAt' | 'unpublishAt', string>>;

export const noPeriod: PublishPeriod = { publishAt: '', unpublishAt: '' };

/** The controls’ initial values. @param planned the start of the first or next public version */
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

/** The period as the publish check and its link back carry it, including a cancelled schedule. */
export function toPublishPlan(
  { publishAt, unpublishAt }: PublishPeriod,
  shown: PublishPeriod,
): PublishPlan | undefined {
  if ([publishAt, unpublishAt, shown.publishAt, shown.unpublishAt].every((time) => time === '')) return undefined;
  return { status: publishAt === '' ? 'draft' : 'scheduled', publishAt, unpublishAt };
}

/** The period for the store: `until` is omitted if unchanged. */
export interface ItemSpan {
  readonly at?: string;
  readonly until?: string | null;
}

/**
 * Reads the period of a form.
 * @param shown the controls’ initial values
 * @param isPublishing whether it publishes the entry or checks it first; otherwise a typed schedule would be lost
 * @returns `cancelledPlan` if a draft is saved and its scheduled start is cleared: what is public stays public until
 * then
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
  // Also an end that passed while the form was open: otherwise the entry would stay public for good.
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
