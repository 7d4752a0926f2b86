import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import { noteActivity } from '../activity/note-activity.ts';
import { writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { businessFactsSchema } from './business-facts-schema.ts';
import { raiseContentVersion } from './content-version.ts';
import { BUSINESS_FACTS_KEY } from './settings.ts';

export type SaveBusinessFactsResult =
  | { ok: true; facts: BusinessFacts }
  /** `field` is a path such as `hours.store.days.monday.closes`. */
  | { ok: false; issues: { field: string; message: string }[] };

/** Checks and saves the facts whole; visitors see them at the next request. */
export async function saveBusinessFacts(
  transaction: WriteTransaction,
  facts: unknown,
): Promise<SaveBusinessFactsResult> {
  const parsed = businessFactsSchema.safeParse(facts);
  if (!parsed.success) {
    return {
      ok: false,
      issues: parsed.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message })),
    };
  }
  const saved = { value: JSON.stringify(parsed.data), updated_at: transaction.now.toISOString() };
  await writer(transaction)
    .insertInto('setting')
    .values({ key: BUSINESS_FACTS_KEY, ...saved })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(saved))
    .execute();
  await noteActivity(transaction, {
    action: 'settings.saved',
    subjectId: BUSINESS_FACTS_KEY,
    words: 'Saved the facts of the business',
  });
  await raiseContentVersion(transaction);
  return { ok: true, facts: parsed.data };
}
