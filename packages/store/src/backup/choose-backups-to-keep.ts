import { addDays, shopDayOf } from '../shop-day.ts';

/** How many days, weeks and months keep a backup each. */
export interface KeepRule {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

/** Which of the daily backups are kept. */
export const keepRule: KeepRule = { days: 7, weeks: 4, months: 12 };

/**
 * Which of these instants are kept by a rule: the last of each day, of each week (from Monday) and of each month, for the
 * latest days, weeks and months that there is one of. By the shop's calendar. What was let go once is never wanted later.
 */
export function chooseBackupsToKeep(instants: readonly Date[], rule: KeepRule = keepRule): ReadonlySet<Date> {
  const newestFirst = instants.toSorted((one, other) => other.getTime() - one.getTime());
  const kept = new Set<Date>();
  const keepLastOfEach = (spanOf: (day: string) => string, spans: number): void => {
    const seen = new Set<string>();
    for (const instant of newestFirst) {
      const span = spanOf(shopDayOf(instant));
      if (seen.has(span)) continue;
      if (seen.size === spans) return;
      seen.add(span);
      kept.add(instant);
    }
  };
  keepLastOfEach((day) => day, rule.days);
  keepLastOfEach(findMonday, rule.weeks);
  keepLastOfEach((day) => day.slice(0, 7), rule.months);
  return kept;
}

function findMonday(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
