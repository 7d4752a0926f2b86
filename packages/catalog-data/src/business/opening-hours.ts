import { upperFirst } from '../first-letter.ts';
import { findOntarioHoliday, type CalendarDay } from './statutory-holidays.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Wall-clock times as `HH:MM`, 24 hours; `closes` is later than `opens` on the same day. */
export type OpenPeriod = { readonly opens: string; readonly closes: string };

/** Exceptions to the week, from day to day (`yyyy-mm-dd`): closed, or other hours. */
export type SpecialDays = {
  readonly from: string;
  readonly to: string;
  /** Null: closed. */
  readonly period: OpenPeriod | null;
  /** The reason for visitors; may be empty. */
  readonly reason: string;
};

/** Plain JSON: null is a closed day. */
export type WeeklyHours = {
  readonly days: Readonly<Record<Weekday, OpenPeriod | null>>;
  readonly isClosedOnHolidays: boolean;
  /** They override the week and holidays. */
  readonly specialDays?: readonly SpecialDays[] | undefined;
};

export type OpenState =
  | { readonly isOpen: true; readonly closesAt: string; readonly text: string }
  /** `opensAt` is null if it stays closed for two months. */
  | { readonly isOpen: false; readonly opensAt: string | null; readonly text: string };

/** Thunder Bay keeps Eastern time; the zone of that name follows its daylight saving. */
export const businessTimeZone = 'America/Thunder_Bay';

const searchDays = 60;
const CLOSED = 'closed';

const zonedParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: businessTimeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', month: 'long', day: 'numeric' });

/**
 * Says whether the shop is open at a moment in Thunder Bay: "Open now until 5 pm", "Closed. Opens Monday at 9 am". The closing
 * minute counts as closed. Call it in the browser, because pages are cached.
 */
export function isOpenAt(hours: WeeklyHours, date: Date): OpenState {
  const { today, minutes } = readWallClock(date);
  const period = periodOn(hours, today);
  if (period && minutes >= toMinutes(period.opens) && minutes < toMinutes(period.closes)) {
    return { isOpen: true, closesAt: period.closes, text: `Open now until ${formatTime(period.closes)}` };
  }
  for (let ahead = 0; ahead <= searchDays; ahead += 1) {
    const next = periodOn(hours, addDays(today, ahead));
    if (next && (ahead > 0 || minutes < toMinutes(next.opens))) {
      const dayWord = describeDay(addDays(today, ahead), ahead);
      return { isOpen: false, opensAt: next.opens, text: `Closed. Opens ${dayWord} at ${formatTime(next.opens)}` };
    }
  }
  return { isOpen: false, opensAt: null, text: 'Closed' };
}

/** Formats `HH:MM` as "9 am" or "4:30 pm". */
export function formatTime(time: string): string {
  const total = toMinutes(time);
  const hour = Math.floor(total / 60) % 24;
  const minute = total % 60;
  const minuteText = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minuteText} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Describes the week in as few lines as possible: "Mon-Fri" "9am-5pm", "Sat" "9am-2pm", "Sun" "closed". */
export function describeWeek(hours: WeeklyHours): readonly { readonly days: string; readonly hours: string }[] {
  return groupEqualDays(hours).map(({ days, period }) => {
    const [first, last] = [days[0], days.at(-1)];
    const names = first === last ? shortName(first) : `${shortName(first)}-${shortName(last)}`;
    return { days: names, hours: period ? `${tightTime(period.opens)}-${tightTime(period.closes)}` : CLOSED };
  });
}

/** Describes the open days in one line: "Mon-Fri 9am-5pm, Sat 9am-2pm". */
export function describeOpenDays(hours: WeeklyHours): string {
  return describeWeek(hours)
    .filter((line) => line.hours !== CLOSED)
    .map((line) => `${line.days} ${line.hours}`)
    .join(', ');
}

/** The week as schema.org `OpeningHoursSpecification` values; closed days are left out, as schema.org asks. */
export function openingHoursSpecification(hours: WeeklyHours): readonly {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek: readonly string[];
  readonly opens: string;
  readonly closes: string;
}[] {
  return groupEqualDays(hours).flatMap(({ days, period }) =>
    period ? [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: days.map(longName), ...period }] : [],
  );
}

/** The day and the minute of the day in Thunder Bay. */
export function readWallClock(date: Date): { today: CalendarDay; minutes: number } {
  const parts = new Map(zonedParts.formatToParts(date).map((part) => [part.type, Number(part.value)]));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return {
    today: { year: read('year'), month: read('month'), day: read('day') },
    minutes: read('hour') * 60 + read('minute'),
  };
}

export function periodOn(hours: WeeklyHours, day: CalendarDay): OpenPeriod | null {
  const special = findSpecialDays(hours, day);
  if (special) return special.period;
  if (hours.isClosedOnHolidays && findOntarioHoliday(day)) return null;
  return hours.days[weekdayOf(day)];
}

/** Finds the exception for a day. */
export function findSpecialDays({ specialDays }: WeeklyHours, day: CalendarDay): SpecialDays | undefined {
  const iso = toIsoDay(day);
  return specialDays?.find(({ from, to }) => from <= iso && iso <= to);
}

/** A day as `yyyy-mm-dd`. */
export function toIsoDay({ year, month, day }: CalendarDay): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function weekdayOf({ year, month, day }: CalendarDay): Weekday {
  const index = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return weekdays[index] ?? 'monday';
}

/** In UTC, where every day has 24 hours: daylight saving can't skip or repeat one. */
export function addDays({ year, month, day }: CalendarDay, count: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + count));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function describeDay(day: CalendarDay, ahead: number): string {
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  if (ahead < 7) return longName(weekdayOf(day));
  return ahead < 14 ? `${longName(weekdayOf(day))} next week` : `on ${formatDay(toIsoDay(day))}`;
}

/** Formats `yyyy-mm-dd` as "January 4". */
export function formatDay(isoDay: string): string {
  return dayFormat.format(new Date(isoDay));
}

function groupEqualDays(
  hours: WeeklyHours,
): readonly { days: readonly [Weekday, ...Weekday[]]; period: OpenPeriod | null }[] {
  const groups: { days: [Weekday, ...Weekday[]]; period: OpenPeriod | null }[] = [];
  for (const weekday of weekdays) {
    const period = hours.days[weekday];
    const last = groups.at(-1);
    if (last && last.period?.opens === period?.opens && last.period?.closes === period?.closes) last.days.push(weekday);
    else groups.push({ days: [weekday], period });
  }
  return groups;
}

export function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Formats `HH:MM` as "9am" or "4:30pm". */
export function tightTime(time: string): string {
  return formatTime(time).replace(' ', '');
}

function longName(weekday: Weekday): string {
  return upperFirst(weekday);
}

function shortName(weekday: Weekday | undefined): string {
  return weekday ? longName(weekday).slice(0, 3) : '';
}
