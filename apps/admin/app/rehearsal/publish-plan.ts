import { findShopInstant } from '@showroom/store/shop-day';

/** What the owner has chosen in the editor for when visitors are to see a thing: chosen, and not kept before it is saved so. */
export interface PublishPlan {
  readonly status: 'draft' | 'published' | 'scheduled';
  /** By the shop's clock, as the control holds it; empty where none was chosen. */
  readonly publishAt: string;
  /** When they are to see it no more, the same way; left out or empty where that is not chosen. */
  readonly unpublishAt?: string;
}

const STATUS = 'plan';
const TIME = 'plannedFor';
const END = 'plannedUntil';

/** Reads the choice off an address; undefined where it tells of none. */
export function readPlan(params: URLSearchParams): PublishPlan | undefined {
  const plan = toPlan(params.get(STATUS), params.get(TIME));
  const end = params.get(END) ?? '';
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
  const { status, publishAt, unpublishAt = '' } = plan;
  return {
    [STATUS]: status,
    ...(publishAt === '' ? {} : { [TIME]: publishAt }),
    ...(unpublishAt === '' ? {} : { [END]: unpublishAt }),
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
