import { addDays, shopDayOf } from '../shop-day.ts';

/** The number of days, weeks and months of which one backup is kept. */
export interface KeepRule {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

export const keepRule: KeepRule = { days: 7, weeks: 4, months: 12 };

/**
 * Chooses which instants to keep: the last of each day, each week (from Monday) and each month, for the latest of these that have
 * any. In the shop's time zone. An instant that was dropped is never chosen again later.
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
