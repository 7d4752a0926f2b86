import { findShopInstant } from '@showroom/store/shop-day';

/** What the owner has chosen in the editor for when visitors are to see a post: chosen, and not kept before it is saved so. */
export interface PublishPlan {
  readonly status: 'draft' | 'published' | 'scheduled';
  /** By the shop's clock, as the control holds it; empty where none was chosen. */
  readonly publishAt: string;
}

const STATUS = 'plan';
const TIME = 'plannedFor';

/** Reads the choice off an address; undefined where it tells of none. */
export function readPlan(params: URLSearchParams): PublishPlan | undefined {
  return toPlan(params.get(STATUS), params.get(TIME));
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
  return { [STATUS]: plan.status, ...(plan.publishAt === '' ? {} : { [TIME]: plan.publishAt }) };
}

/** A query without the choice in it. */
export function withoutPlan(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has(STATUS)) return search;
  params.delete(STATUS);
  params.delete(TIME);
  return params.size === 0 ? '' : `?${params}`;
}

/** When visitors are to see it by the choice, ISO 8601; undefined where it is for no time to come. */
export function plannedInstant(plan: PublishPlan | undefined, now: Date): string | undefined {
  const at = plan?.status === 'scheduled' ? findShopInstant(plan.publishAt)?.toISOString() : undefined;
  return at !== undefined && at > now.toISOString() ? at : undefined;
}
