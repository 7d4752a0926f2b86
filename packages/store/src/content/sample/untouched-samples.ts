import { noteActivity } from '../../activity/note-activity.ts';
import { reader, writer } from '../../database/handles.ts';
import type { Reader } from '../../database/handles.ts';
import { rememberUnchanged } from '../../database/remember-unchanged.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import type { ContentKind } from '../content-kind.ts';
import { restoreDeletedContent } from '../editing/restore-deleted-content.ts';
import { changeContent } from '../editing/change-content.ts';
import type { ContentAction } from '../editing/change-result.ts';
import type { PublicationStatus } from '../publication-plan.ts';
import { planEnd } from '../publication-plan.ts';
import { editedKinds } from '../kinds/edited-kinds.ts';

/** A sample that is still as it came. */
export interface UntouchedSample {
  readonly id: string;
  /** The name of its kind: `post`, `work`. */
  readonly kind: string;
  readonly title: string;
}

/** The samples that no one has changed since the store published them, by kind and title. */
export async function listUntouchedSamples(store: Store): Promise<UntouchedSample[]> {
  return untouched(reader(store))
    .select(['content.id', 'content.kind', 'content.title'])
    .orderBy('content.kind')
    .orderBy('content.title')
    .execute();
}

/** Which of these things, of kinds that have samples, are ones that no one has changed. */
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
 * Deletes every sample that no one has changed: visitors do not see them any more. Like all that is deleted, each can be
 * brought back; all of them at once by `restoreSamples`.
 *
 * @returns how many there were, and the instant at which they were deleted
 */
export async function deleteUntouchedSamples(transaction: WriteTransaction): Promise<{ count: number; at: string }> {
  const samples = await untouched(writer(transaction))
    .select(['content.id', 'content.kind', 'content.revision'])
    .execute();
  for (const { id, kind: name, revision } of samples) {
    const result = await changeContent(transaction, kindOf(name), {
      id,
      from: revision,
      action: 'deleted',
      plan: (open, { now }) => planEnd(open, now, now),
    });
    if (!result.ok) throw new Error(`The sample ${name} ${id} could not be deleted: ${result.code}`);
  }
  if (samples.length > 0) {
    await noteActivity(transaction, {
      action: 'content.samples-deleted',
      subjectId: 'sample-content',
      words: `Deleted ${samplesInWords(samples.length)}`,
    });
  }
  return { count: samples.length, at: transaction.now.toISOString() };
}

/**
 * Brings back the samples that were deleted at an instant, each as it was: samples still. What someone did something to in the meantime
 * is left.
 *
 * @returns how each of them came back, and how many were left
 */
export async function restoreSamples(
  transaction: WriteTransaction,
  at: string,
): Promise<{ returned: PublicationStatus[]; left: number }> {
  const deleted = await firstStates(writer(transaction))
    .innerJoin('content_change as end', 'end.content_id', 'content.id')
    .where('end.action', '=', 'deleted')
    .where('end.at', '=', at)
    .select(['content.id', 'content.kind', 'end.revision as from'])
    .execute();
  const returned: PublicationStatus[] = [];
  for (const { kind, ...sample } of deleted) {
    const result = await restoreDeletedContent(transaction, kindOf(kind), sample, { isTold: false });
    if (result.ok) returned.push(result.content.publicationStatus);
  }
  if (returned.length > 0) {
    await noteActivity(transaction, {
      action: 'content.samples-undeleted',
      subjectId: 'sample-content',
      words: `Restored ${samplesInWords(returned.length)} from Trash`,
    });
  }
  return { returned, left: deleted.length - returned.length };
}

function samplesInWords(count: number): string {
  return count === 1 ? '1 sample' : `${count} samples`;
}

const sampledNames = editedKinds.map(({ name }) => name);

function kindOf(name: string): ContentKind {
  const kind = editedKinds.find((one) => one.name === name);
  if (kind === undefined) throw new Error(`There are no samples of the kind ${name}`);
  return kind;
}

/** What may be done to a sample that stays one: it was deleted, and brought back as it was. */
const passingActions = ['deleted', 'undeleted', 'published'] as const satisfies ContentAction[];

/** As the store published them, or so again. */
function untouched(database: Reader) {
  return firstStates(database)
    .where('content.deleted_at', 'is', null)
    .where('content.public_until', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('content_change as later')
            .whereRef('later.content_id', '=', 'content.id')
            .where('later.revision', '>', 1)
            .where((each) =>
              each.or([each('later.action', 'not in', passingActions), each('later.fields', '!=', '{}')]),
            )
            .select('later.revision'),
        ),
      ),
    );
}

/** What the store made by itself, and what has become of it. */
function firstStates(database: Reader) {
  return database
    .selectFrom('content')
    .innerJoin('content_change as first', 'first.content_id', 'content.id')
    .where('content.kind', 'in', sampledNames)
    .where('first.revision', '=', 1)
    .where('first.actor_kind', '=', 'system');
}
