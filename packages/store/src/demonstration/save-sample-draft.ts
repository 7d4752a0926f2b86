import type { ContentKind } from '../content/content-kind.ts';
import { changeContent } from '../content/editing/change-content.ts';
import { slugFrom } from '../content/slug.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';

/**
 * Writes something begun and not finished, without an action: the activity tells what people did.
 *
 * @param title also among the fields: its address is made of it
 * @throws when the fields are refused: samples are right.
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
