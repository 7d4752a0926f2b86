import type { ContentKind } from '../content/content-kind.ts';
import { changeContent } from '../content/editing/change-content.ts';
import { slugFrom } from '../content/slug.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';

/**
 * Saves an unfinished draft without an activity line, since no person did it.
 *
 * @param title also one of the fields; its slug is made from it
 * @throws when the fields are invalid
 */
export async function saveSampleDraft<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  title: string,
  fields: Partial<Fields>,
): Promise<void> {
  const result = await changeContent(transaction, kind, {
    from: 0,
    slug: slugFrom(title),
    fields,
    action: 'saved',
  });
  if (!result.ok) throw new Error(`The sample of a draft “${title}” is refused: ${JSON.stringify(result)}`);
}
