import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { raiseContentVersion } from './content-version.ts';
import type { Store } from './open-store.ts';
import { BUSINESS_FACTS_KEY } from './settings.ts';

/**
 * Writes the sample content into a store that has none: for now the sample business facts. What the owner saved is
 * never touched, so it may run at every start and in several processes.
 *
 * @returns whether something was written
 */
export async function loadSampleContent(store: Store): Promise<boolean> {
  return store.db.transaction().execute(async (transaction) => {
    const result = await transaction
      .insertInto('setting')
      .values({
        key: BUSINESS_FACTS_KEY,
        value: JSON.stringify(defaultBusinessFacts),
        updated_at: store.now().toISOString(),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    const isWritten = (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
    if (isWritten) await raiseContentVersion(transaction);
    return isWritten;
  });
}
