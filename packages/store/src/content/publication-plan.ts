import type { Instant } from '../database/column-types.ts';

/**
 * When visitors see a version: from `from` until just before `until`. Periods of the same content never overlap. One that begins
 * later is a schedule; one that has ended is history.
 */
export interface PublicPeriod {
  readonly revision: number;
  readonly from: Instant;
  readonly until: Instant | null;
}

/** When visitors see any version. */
export type PublicSpan = Pick<PublicPeriod, 'from' | 'until'>;

export type PublicationStatus = 'draft' | 'scheduled' | 'published';

export function findPeriodAt<Period extends PublicSpan>(periods: readonly Period[], at: Instant): Period | undefined {
  return periods.find(({ from, until }) => from <= at && (until === null || at < until));
}

/**
 * Adds a publication from `planned.from`, which is now or later. It replaces everything scheduled; until then visitors see the
 * current version. A scheduled end stays, unless another is given or it comes before the new version begins.
 */
export function planPublication<Period extends PublicPeriod>(
  periods: readonly Period[],
  planned: { readonly revision: number; readonly from: Instant; readonly until?: Instant | null | undefined },
  now: Instant,
): (Period | PublicPeriod)[] {
  const { revision, from } = planned;
  const until = planned.until === undefined ? (findPublicSpan(periods, now)?.until ?? null) : planned.until;
  return [
    ...endLastOpen(withoutPlans(periods, now), from, now),
    { revision, from, until: until !== null && until > from ? until : null },
  ];
}

/** Ends everything at an instant that is now or later. What was scheduled to begin from then on is removed. */
export function planEnd<Period extends PublicPeriod>(
  periods: readonly Period[],
  at: Instant,
  now: Instant,
): (Period | PublicPeriod)[] {
  return endLastOpen(
    periods.filter(({ from }) => from <= now || from < at),
    at,
    now,
  );
}

/** Ends all periods now. Scheduled ones then end before they begin, so that a restore can find them. */
export function endAll(periods: readonly PublicPeriod[], now: Instant): PublicPeriod[] {
  return periods.map((period) => ({ ...period, until: now }));
}

/** Removes everything scheduled, including the end of the current version. */
export function withoutSchedule<Period extends PublicPeriod>(
  periods: readonly Period[],
  now: Instant,
): (Period | PublicPeriod)[] {
  return endLastOpen(withoutPlans(periods, now), null, now);
}

/** Undefined when nothing is or will be public. */
export function findPublicSpan(periods: readonly PublicSpan[], now: Instant): PublicSpan | undefined {
  const open = periods.filter((period) => isOpen(period, now));
  const from = open.map((period) => period.from).toSorted()[0];
  if (from === undefined) return undefined;
  const ends = open.map(({ until }) => until);
  const until = ends.includes(null)
    ? null
    : (ends
        .filter((end) => end !== null)
        .toSorted()
        .at(-1) ?? null);
  return { from, until };
}

export function publicationStatus(span: PublicSpan | undefined, now: Instant): PublicationStatus {
  if (span === undefined || (span.until !== null && span.until <= now)) return 'draft';
  return span.from > now ? 'scheduled' : 'published';
}

/** The wanted instant, or now if it has passed or is missing. Instants compare as text: all are `Date.toISOString()`. */
export function publicFrom(wanted: Instant | undefined, now: Instant): Instant {
  return wanted === undefined || wanted < now ? now : wanted;
}

function withoutPlans<Period extends PublicPeriod>(periods: readonly Period[], now: Instant): Period[] {
  return periods.filter(({ from }) => from <= now);
}

/** Changes the end of the last period; the others end where the next one begins. */
function endLastOpen<Period extends PublicPeriod>(
  periods: readonly Period[],
  until: Instant | null,
  now: Instant,
): (Period | PublicPeriod)[] {
  const last = periods
    .filter((period) => isOpen(period, now))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .at(-1);
  return periods.map((period) => (period === last ? { ...period, until } : period));
}

function isOpen({ until }: PublicSpan, now: Instant): boolean {
  return until === null || until > now;
}
