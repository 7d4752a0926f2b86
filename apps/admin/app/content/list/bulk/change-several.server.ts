import {
  findContent,
  listPublishedStates,
  publish,
  saveDraft,
  type Session,
  type Store,
  type WriteTransaction,
} from '@showroom/store/admin';
import type { BulkKind, ChosenThing } from '../../kinds/bulk-action.ts';
import { kindOf } from '../../kinds/stored-kinds.server.ts';
import { toSkippedReason, type SkippedReason } from './skipped-reason.ts';

export interface SeveralOutcome<Done> {
  readonly done: readonly Done[];
  readonly sameCount: number;
  readonly skipped: readonly SkippedReason[];
}

interface FieldsChange<Details> {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly details: Details;
}

interface SeveralRequest<Thing extends ChosenThing, Details> {
  readonly name: BulkKind;
  /** Each as it was looked at. */
  readonly things: readonly Thing[];
  /** For the activity, before “the post”. */
  readonly verb: string;
  /** Returns the new fields for what an entry holds; undefined if nothing changes. */
  readonly plan: (
    transaction: WriteTransaction,
  ) => Promise<(held: Readonly<Record<string, unknown>>, thing: Thing) => FieldsChange<Details> | undefined>;
}

/**
 * Changes a field of several entries. Visitors see the change immediately where they see the saved state. Next to an
 * unfinished draft or a schedule it waits with them.
 */
export async function changeSeveral<Thing extends ChosenThing, Details>(
  store: Store,
  actor: Session['actor'],
  { name, things, verb, plan }: SeveralRequest<Thing, Details>,
): Promise<SeveralOutcome<Details & ChosenThing>> {
  const kind = kindOf(name);
  const before = await Promise.all(
    things.map(async (thing) => {
      const content = await findContent(store, kind, thing.id);
      return { thing, held: content?.fields, shownFrom: await findShownFrom(store, kind, content) };
    }),
  );
  return store.write({ actor }, async (transaction) => {
    const changeOf = await plan(transaction);
    const done: (Details & ChosenThing)[] = [];
    const skipped: SkippedReason[] = [];
    let sameCount = 0;
    for (const { thing, held, shownFrom } of before) {
      const { id, revision } = thing;
      if (held === undefined) {
        skipped.push('deleted');
        continue;
      }
      const change = changeOf({ ...held }, thing);
      if (change === undefined) {
        sameCount += 1;
        continue;
      }
      const request = { id, from: revision, fields: change.fields, verb };
      const result =
        shownFrom !== undefined
          ? await publish(transaction, kind, { ...request, at: shownFrom })
          : await saveDraft(transaction, kind, request);
      if (result.ok) done.push({ ...change.details, id, revision: result.content.revision });
      else skipped.push(toSkippedReason(result));
    }
    return { done, sameCount, skipped };
  });
}

/** When the saved state became public; undefined if it isn’t, or if another state is scheduled after it. */
async function findShownFrom(
  store: Store,
  kind: ReturnType<typeof kindOf>,
  content: Awaited<ReturnType<typeof findContent>>,
): Promise<string | undefined> {
  if (content === undefined || content.publicFrom === null || content.hasUnpublishedChanges) return undefined;
  const now = store.now().toISOString();
  const states = await listPublishedStates(store, kind, content.id);
  const isAlone = states.filter(({ until }) => until === null || until > now).length === 1;
  return isAlone ? content.publicFrom : undefined;
}
