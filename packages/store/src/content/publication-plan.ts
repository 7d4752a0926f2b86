import type { Instant } from '../database/column-types.ts';

/**
 * For how long visitors see one state of a thing: from `from` on, until just before `until`, or for good. The periods of
 * one thing never overlap. One that begins later than now is a plan; one that has ended is history.
 */
export interface PublicPeriod {
  /** The revision that is seen. */
  readonly revision: number;
  readonly from: Instant;
  readonly until: Instant | null;
}

/** The span in which visitors see a thing at all, in whatever state. */
export type PublicSpan = Pick<PublicPeriod, 'from' | 'until'>;

export type PublicationStatus = 'draft' | 'scheduled' | 'published';

/** The period that visitors see at an instant. */
export function findPeriodAt<Period extends PublicSpan>(periods: readonly Period[], at: Instant): Period | undefined {
  return periods.find(({ from, until }) => from <= at && (until === null || at < until));
}

/**
 * The periods after a state is published, from an instant that is now or later. It takes the place of what was planned;
 * until then visitors see what they see now. The end that was planned stays, unless another is given or it would come
 * before the new state begins.
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

/** The periods after an end was planned, now or later. What would have begun by then or afterwards never does. */
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

/** The periods of a thing that is taken away: all end now, what is planned before it begins, so that it can be planned again. */
export function endAll(periods: readonly PublicPeriod[], now: Instant): PublicPeriod[] {
  return periods.map((period) => ({ ...period, until: now }));
}

/** The periods without anything that is still to happen: what is seen now stays for good. */
export function withoutSchedule<Period extends PublicPeriod>(
  periods: readonly Period[],
  now: Instant,
): (Period | PublicPeriod)[] {
  return endLastOpen(withoutPlans(periods, now), null, now);
}

/** The span that is or will be public, as of now; undefined when there is none. */
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

/** What the owner calls the state of a thing with this public span. */
export function publicationStatus(span: PublicSpan | undefined, now: Instant): PublicationStatus {
  if (span === undefined || (span.until !== null && span.until <= now)) return 'draft';
  return span.from > now ? 'scheduled' : 'published';
}

/**
 * When a state becomes public that is to be so at an instant: then, or at once when that has passed or none is given.
 * Instants compare as text: all are `Date.toISOString()`.
 */
export function publicFrom(wanted: Instant | undefined, now: Instant): Instant {
  return wanted === undefined || wanted < now ? now : wanted;
}

function withoutPlans<Period extends PublicPeriod>(periods: readonly Period[], now: Instant): Period[] {
  return periods.filter(({ from }) => from <= now);
}

/** Only the last of the periods that have not ended is open towards the future: the others end where the next begins. */
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
