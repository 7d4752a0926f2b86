import type { Lead } from '@showroom/store/admin';
import { closedStatuses, formatShopDay } from '@showroom/store/rules';

export interface FollowUpDayProps {
  readonly lead: Pick<Lead, 'followUpOn' | 'status'>;
  /** The shop’s day, yyyy-mm-dd. Follow-ups due by then are marked. */
  readonly today: string;
}

/**
 * A lead’s follow-up day, and whether it is due. Won, lost and archived leads are never due. Of those, only a won
 * lead shows a future day, as its kitchen is still to be built.
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
