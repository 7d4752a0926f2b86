import { findShopInstant } from '@showroom/store/rules';

/** The schedule chosen in the editor, not saved yet. */
export interface PublishPlan {
  readonly status: 'draft' | 'published' | 'scheduled';
  /** In the shop’s time zone, as the control holds it; may be empty. */
  readonly publishAt: string;
  /** The end, likewise; empty: never; omitted: unchanged. */
  readonly unpublishAt?: string;
}

const STATUS = 'plan';
const TIME = 'plannedFor';
const END = 'plannedUntil';
const NO_END = 'never';

/** Reads it from a URL; undefined without one. */
export function readPlan(params: URLSearchParams): PublishPlan | undefined {
  const plan = toPlan(params.get(STATUS), params.get(TIME));
  const end = params.get(END) ?? '';
  if (plan && end === NO_END) return { ...plan, unpublishAt: '' };
  return plan && findShopInstant(end) !== undefined ? { ...plan, unpublishAt: end } : plan;
}

/** Reads it from values; undefined if invalid. */
export function toPlan(status: unknown, publishAt: unknown): PublishPlan | undefined {
  if (status !== 'draft' && status !== 'published' && status !== 'scheduled') return undefined;
  const isTime = typeof publishAt === 'string' && findShopInstant(publishAt) !== undefined;
  return { status, publishAt: isTime ? publishAt : '' };
}

export function planParams(plan: PublishPlan | undefined): Readonly<Record<string, string>> {
  if (plan === undefined) return {};
  const { status, publishAt, unpublishAt } = plan;
  return {
    [STATUS]: status,
    ...(publishAt === '' ? {} : { [TIME]: publishAt }),
    ...(unpublishAt === undefined ? {} : { [END]: unpublishAt === '' ? NO_END : unpublishAt }),
  };
}

export function withoutPlan(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has(STATUS)) return search;
  params.delete(STATUS);
  params.delete(TIME);
  params.delete(END);
  return params.size === 0 ? '' : `?${params}`;
}

/** The chosen publication time, ISO 8601; undefined if it isn’t in the future. */
export function plannedInstant(plan: PublishPlan | undefined, now: Date): string | undefined {
  const at = plan?.status === 'scheduled' ? findShopInstant(plan.publishAt)?.toISOString() : undefined;
  return at !== undefined && at > now.toISOString() ? at : undefined;
}

/** A recent time means now: filling in a form takes a while. In milliseconds. */
const GRACE_MS = 3_600_000;

/** Whether a publication time is probably a typo: a wrong year, or morning for evening. */
export function isLongPast(at: Date, now: Date): boolean {
  return at.getTime() < now.getTime() - GRACE_MS;
}

/** The start of a publication now or later, ISO 8601. An end must be after it. */
export function startOf(at: string | undefined, now: Date): string {
  const present = now.toISOString();
  return at !== undefined && at > present ? at : present;
}
