import { formatShopDay } from '@showroom/store/shop-day';

export interface FollowUpDayProps {
  /** The day to get in touch again, yyyy-mm-dd. */
  readonly day: string;
  /** The shop's day, yyyy-mm-dd: what is due by then says so. */
  readonly today: string;
}

/** When to get in touch again, and whether that day has come. */
export function FollowUpDay({ day, today }: FollowUpDayProps) {
  const isDue = day <= today;
  return (
    <span className={`figures block text-caption ${isDue ? 'font-medium text-danger' : 'text-ink-muted'}`}>
      {isDue ? 'Follow-up due ' : 'Follow up '}
      <time dateTime={day}>{formatShopDay(day)}</time>
    </span>
  );
}
