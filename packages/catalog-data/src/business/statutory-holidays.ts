/** A calendar day without time or zone; `month` is 1 to 12. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

export type StatutoryHoliday = CalendarDay & { readonly name: string };

/**
 * Ontario’s nine public holidays of a year (Employment Standards Act, 2000, s. 1), on their own dates and in order,
 * without days in lieu.
 */
export function ontarioHolidays(year: number): readonly StatutoryHoliday[] {
  return [
    { name: "New Year's Day", year, month: 1, day: 1 },
    { name: 'Family Day', year, month: 2, day: nthMonday(year, 2, 3) },
    { name: 'Good Friday', ...goodFriday(year) },
    { name: 'Victoria Day', year, month: 5, day: firstMondayFrom(year, 5, 18) },
    { name: 'Canada Day', year, month: 7, day: 1 },
    { name: 'Labour Day', year, month: 9, day: nthMonday(year, 9, 1) },
    { name: 'Thanksgiving', year, month: 10, day: nthMonday(year, 10, 2) },
    { name: 'Christmas Day', year, month: 12, day: 25 },
    { name: 'Boxing Day', year, month: 12, day: 26 },
  ];
}

export function findOntarioHoliday({ year, month, day }: CalendarDay): StatutoryHoliday | null {
  return ontarioHolidays(year).find((holiday) => holiday.month === month && holiday.day === day) ?? null;
}

function nthMonday(year: number, month: number, nth: number): number {
  return firstMondayFrom(year, month, 1) + (nth - 1) * 7;
}

function firstMondayFrom(year: number, month: number, earliestDay: number): number {
  const weekday = new Date(Date.UTC(year, month - 1, earliestDay)).getUTCDay();
  return earliestDay + ((8 - weekday) % 7);
}

/** Two days before Easter Sunday, by the anonymous Gregorian algorithm (Meeus, Jones and Butcher). */
function goodFriday(year: number): CalendarDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  const friday = new Date(Date.UTC(year, month - 1, day - 2));
  return { year, month: friday.getUTCMonth() + 1, day: friday.getUTCDate() };
}
