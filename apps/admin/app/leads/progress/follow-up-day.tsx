import type { Lead } from '@showroom/store/admin/find-lead';
import { closedStatuses } from '@showroom/store/lead-status';
import { formatShopDay } from '@showroom/store/shop-day';

export interface FollowUpDayProps {
  readonly lead: Pick<Lead, 'followUpOn' | 'status'>;
  /** The shop's day, yyyy-mm-dd: what is due by then says so. */
  readonly today: string;
}

/**
 * When to get in touch with a lead again, and whether that day has come. One that is won, lost or archived is never due: a day that is still
 * to come is shown of what is won alone, which has a kitchen to be built.
 */
export function FollowUpDay({ lead: { followUpOn, status }, today }: FollowUpDayProps) {
  if (followUpOn === null || closedStatuses.some((closed) => closed === status)) return null;
  const isDue = followUpOn <= today;
  if (isDue && status === 'won') return null;
  return (
    <span className={`figures block text-caption ${isDue ? 'font-medium text-danger' : 'text-ink-muted'}`}>
      {isDue ? 'Follow-up due ' : 'Follow up '}
      <time dateTime={followUpOn}>{formatShopDay(followUpOn)}</time>
    </span>
  );
}
