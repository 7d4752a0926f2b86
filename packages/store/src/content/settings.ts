import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import { reader } from '../database/handles.ts';
import { businessFactsSchema } from './business-facts-schema.ts';
import type { Store } from '../store.ts';

/** Where the facts stand in the table of settings, once the owner has saved them. */
export const BUSINESS_FACTS_KEY = 'business-facts';

/**
 * What the business says of itself: what the owner saved, over the defaults. A fact that a later version adds, or one
 * that is damaged, shows its default; the rest stays as the owner wrote it.
 */
export async function readBusinessFacts(store: Store): Promise<BusinessFacts> {
  const row = await reader(store)
    .selectFrom('setting')
    .select('value')
    .where('key', '=', BUSINESS_FACTS_KEY)
    .executeTakeFirst();
  if (row === undefined) return defaultBusinessFacts;
  const candidate = mergeOver(defaultBusinessFacts, parseJson(row.value));
  const whole = businessFactsSchema.safeParse(candidate);
  if (whole.success) return whole.data;

  const damaged = new Set(whole.error.issues.map(({ path }) => String(path[0])));
  store.log.warn('Saved business facts are damaged; their defaults are used', { facts: [...damaged] });
  const sound = Object.entries(isRecord(candidate) ? candidate : {}).filter(([key]) => !damaged.has(key));
  return businessFactsSchema.parse({ ...defaultBusinessFacts, ...Object.fromEntries(sound) });
}

function mergeOver(base: unknown, saved: unknown): unknown {
  if (!isRecord(base) || !isRecord(saved)) return saved === undefined ? base : saved;
  return Object.fromEntries(Object.entries(base).map(([key, value]) => [key, mergeOver(value, saved[key])]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
