import { findShopInstant } from '@showroom/store/rules';

/** What the owner has chosen in the editor for when visitors are to see a thing: chosen, and not kept before it is saved so. */
export interface PublishPlan {
  readonly status: 'draft' | 'published' | 'scheduled';
  /** By the shop's clock, as the control holds it; empty where none was chosen. */
  readonly publishAt: string;
  /** When they are to see it no more, the same way; empty: never; left out where nothing is chosen: what was planned stands. */
  readonly unpublishAt?: string;
}

const STATUS = 'plan';
const TIME = 'plannedFor';
const END = 'plannedUntil';
const NO_END = 'never';

/** Reads the choice off an address; undefined where it tells of none. */
export function readPlan(params: URLSearchParams): PublishPlan | undefined {
  const plan = toPlan(params.get(STATUS), params.get(TIME));
  const end = params.get(END) ?? '';
  if (plan && end === NO_END) return { ...plan, unpublishAt: '' };
  return plan && findShopInstant(end) !== undefined ? { ...plan, unpublishAt: end } : plan;
}

/** Reads a choice; undefined for none of ours. */
export function toPlan(status: unknown, publishAt: unknown): PublishPlan | undefined {
  if (status !== 'draft' && status !== 'published' && status !== 'scheduled') return undefined;
  const isTime = typeof publishAt === 'string' && findShopInstant(publishAt) !== undefined;
  return { status, publishAt: isTime ? publishAt : '' };
}

/** The choice as parts of an address. */
export function planParams(plan: PublishPlan | undefined): Readonly<Record<string, string>> {
  if (plan === undefined) return {};
  const { status, publishAt, unpublishAt } = plan;
  return {
    [STATUS]: status,
    ...(publishAt === '' ? {} : { [TIME]: publishAt }),
    ...(unpublishAt === undefined ? {} : { [END]: unpublishAt === '' ? NO_END : unpublishAt }),
  };
}

/** A query without the choice in it. */
export function withoutPlan(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has(STATUS)) return search;
  params.delete(STATUS);
  params.delete(TIME);
  params.delete(END);
  return params.size === 0 ? '' : `?${params}`;
}

/** When visitors are to see it by the choice, ISO 8601; undefined where it is for no time to come. */
export function plannedInstant(plan: PublishPlan | undefined, now: Date): string | undefined {
  const at = plan?.status === 'scheduled' ? findShopInstant(plan.publishAt)?.toISOString() : undefined;
  return at !== undefined && at > now.toISOString() ? at : undefined;
}

/** Who takes long over a form means now. In milliseconds. */
const GRACE_MS = 3_600_000;

/** Whether a time that someone has chosen to publish at is a slip: a year mistyped, a morning taken for an evening. */
export function isLongPast(at: Date, now: Date): boolean {
  return at.getTime() < now.getTime() - GRACE_MS;
}

/** From when on visitors see what is published now or at a time that was chosen, ISO 8601. An end that is not later would be none. */
export function startOf(at: string | undefined, now: Date): string {
  const present = now.toISOString();
  return at !== undefined && at > present ? at : present;
}
