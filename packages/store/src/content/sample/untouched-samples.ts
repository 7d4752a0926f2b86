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

export interface UntouchedSample {
  readonly id: string;
  /** `post`, `work`, … */
  readonly kind: string;
  readonly title: string;
}

/** Lists the samples that no one has changed, by kind and title. */
export async function listUntouchedSamples(store: Store): Promise<UntouchedSample[]> {
  return untouched(reader(store))
    .select(['content.id', 'content.kind', 'content.title'])
    .orderBy('content.kind')
    .orderBy('content.title')
    .execute();
}

/** Returns the ids that belong to samples that no one has changed. */
export async function findUntouchedSamples(store: Store, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const samples = await listSampleIds(store);
  return new Set(ids.filter((id) => samples.has(id)));
}

/** Cached, because every list asks. About sixty in a new store, then fewer. */
const listSampleIds = rememberUnchanged(async (store): Promise<ReadonlySet<string>> => {
  return new Set((await listUntouchedSamples(store)).map(({ id }) => id));
});

/** Deletes the samples that no one has changed. @returns their number and the time for `restoreSamples` */
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

/** Restores the samples that were deleted at an instant, unless someone changed them since. @returns what came back of each, and how many were left out */
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
    const result = await restoreDeletedContent(transaction, kindOf(kind), sample, { isRecorded: false });
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

/** Actions after which a sample still counts as unchanged: deleting and restoring it. */
const passingActions = ['deleted', 'undeleted', 'published'] as const satisfies ContentAction[];

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

/** Content created by the store, with its current version. */
function firstStates(database: Reader) {
  return database
    .selectFrom('content')
    .innerJoin('content_change as first', 'first.content_id', 'content.id')
    .where('content.kind', 'in', sampledNames)
    .where('first.revision', '=', 1)
    .where('first.actor_kind', '=', 'system');
}
