import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import { businessFactsSchema } from './business-facts-schema.ts';
import { raiseContentVersion } from './content-version.ts';
import type { Store } from '../open-store.ts';

/** Where the facts stand in the table of settings, once the owner has saved them. */
export const BUSINESS_FACTS_KEY = 'business-facts';

/**
 * What the business says of itself: what the owner saved, over the defaults. A fact that a later version adds, or one
 * that is damaged, shows its default; the rest stays as the owner wrote it.
 */
export async function readBusinessFacts(store: Store): Promise<BusinessFacts> {
  const row = await store.db
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

export type SaveBusinessFactsResult =
  | { ok: true; facts: BusinessFacts }
  /** `field` is a path such as `hours.store.days.monday.closes`. */
  | { ok: false; issues: { field: string; message: string }[] };

/** Checks and saves the facts whole; visitors see them at the next request. */
export async function saveBusinessFacts(store: Store, facts: unknown): Promise<SaveBusinessFactsResult> {
  const parsed = businessFactsSchema.safeParse(facts);
  if (!parsed.success) {
    return {
      ok: false,
      issues: parsed.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message })),
    };
  }
  const row = { key: BUSINESS_FACTS_KEY, value: JSON.stringify(parsed.data), updated_at: store.now().toISOString() };
  await store.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('setting')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value, updated_at: row.updated_at }))
      .execute();
    await raiseContentVersion(transaction);
  });
  return { ok: true, facts: parsed.data };
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
