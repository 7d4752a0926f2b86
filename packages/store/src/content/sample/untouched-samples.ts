import { noteActivity } from '../../activity/note-activity.ts';
import { reader, writer } from '../../database/handles.ts';
import type { Reader } from '../../database/handles.ts';
import { rememberUnchanged } from '../../database/remember-unchanged.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import { changeContent } from '../editing/change-content.ts';
import { planEnd } from '../publication-plan.ts';
import { editedKinds } from '../kinds/edited-kinds.ts';

/** A sample that is still as it came. */
export interface UntouchedSample {
  readonly id: string;
  /** The name of its kind: `post`, `work`. */
  readonly kind: string;
  readonly title: string;
}

/** The samples that nobody has changed since the store published them, by kind and title. */
export async function listUntouchedSamples(store: Store): Promise<UntouchedSample[]> {
  return untouched(reader(store))
    .where('content.kind', 'in', sampledNames)
    .select(['content.id', 'content.kind', 'content.title'])
    .orderBy('content.kind')
    .orderBy('content.title')
    .execute();
}

/** Which of these things, of kinds that have samples, are ones that nobody has changed. */
export async function findUntouchedSamples(store: Store, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const samples = await listSampleIds(store);
  return new Set(ids.filter((id) => samples.has(id)));
}

/** Some sixty when a store is new, and fewer from then on; and every list asks. */
const listSampleIds = rememberUnchanged(async (store): Promise<ReadonlySet<string>> => {
  return new Set((await listUntouchedSamples(store)).map(({ id }) => id));
});

/**
 * Deletes every sample that nobody has changed: visitors do not see them any more. Like all that is deleted, each can be
 * brought back.
 *
 * @returns how many there were
 */
export async function deleteUntouchedSamples(transaction: WriteTransaction): Promise<number> {
  const samples = await untouched(writer(transaction))
    .where('content.kind', 'in', sampledNames)
    .select(['content.id', 'content.kind'])
    .execute();
  for (const { id, kind: name } of samples) {
    const kind = editedKinds.find((one) => one.name === name);
    if (kind === undefined) continue;
    const result = await changeContent(transaction, kind, {
      id,
      from: 1,
      action: 'deleted',
      plan: (open, { now }) => planEnd(open, now, now),
    });
    if (!result.ok) throw new Error(`The sample ${name} ${id} could not be deleted: ${result.code}`);
  }
  if (samples.length > 0) {
    await noteActivity(transaction, {
      action: 'content.samples-deleted',
      subjectId: 'sample-content',
      words: `Deleted ${samples.length} samples`,
    });
  }
  return samples.length;
}

const sampledNames = editedKinds.map(({ name }) => name);

/** Of the first revision still, and that by the store itself. */
function untouched(database: Reader) {
  return database
    .selectFrom('content')
    .innerJoin('content_change', (join) =>
      join
        .onRef('content_change.content_id', '=', 'content.id')
        .onRef('content_change.revision', '=', 'content.revision'),
    )
    .where('content.revision', '=', 1)
    .where('content.deleted_at', 'is', null)
    .where('content_change.revision', '=', 1)
    .where('content_change.actor_kind', '=', 'system');
}
