import { randomUUID } from 'node:crypto';
import { noteActivity } from '../../activity/note-activity.ts';
import type { Instant } from '../../database/column-types.ts';
import { storeOf, writer } from '../../database/handles.ts';
import { pipelineWrite } from '../../database/pipeline-write.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import { foldForSearch } from '../../search/search-words.ts';
import { checkChange, isSameState } from '../content-kind.ts';
import type { ContentKind } from '../content-kind.ts';
import { raiseContentVersion } from '../content-version.ts';
import { findChangedFields } from '../field-changes.ts';
import { findPublicSpan } from '../publication-plan.ts';
import type { PublicPeriod } from '../publication-plan.ts';
import { readFields, toBit, toColumns, toContent } from '../stored-content.ts';
import type { ContentTable } from '../tables.ts';
import { actorColumns } from './change-result.ts';
import type { ContentAction, ContentRefusal, ContentResult } from './change-result.ts';
import { chooseSlug, slugOf } from './choose-slug.ts';
import type { ChosenSlug } from './choose-slug.ts';
import { listChangesSince } from '../listing/content-history.ts';
import { findMissingReferences } from './find-missing-references.ts';
import { savePublications, saveReferences, listOpenPublications } from './save-publications.ts';
import type { OpenPublication } from './save-publications.ts';
import { redirectMovedContent } from '../redirects/redirect-moved-content.ts';
import { writeRow } from './write-row.ts';

export interface ChangeTarget {
  /** Missing for new content. */
  id?: string | undefined;
  /** The revision that was edited; 0 for new content. */
  from: number;
}

/** Missing parts stay as they are. */
export interface ChangeRequest<Fields extends object> extends ChangeTarget {
  action: ContentAction;
  fields?: Partial<NoInfer<Fields>> | undefined;
  slug?: string | undefined;
  /** The id for new content; content that exists only once has a fixed one. */
  idWhenNew?: string | undefined;
  /** Changes what is and will be published. `revision` is the new one. */
  plan?:
    | ((open: readonly OpenPublication[], context: { revision: number; now: Instant }) => PublicPeriod[])
    | undefined;
  /** For the activity, before "the post “Title”". If missing, nothing is recorded there. */
  verb?: string | undefined;
}

/** Actions that restore an earlier version, with all its references. */
const restoringActions: ReadonlySet<ContentAction> = new Set(['restored', 'draft-discarded', 'undeleted']);

/**
 * Makes every change of content: checks it, then writes the new version, its history, publications, redirects, references,
 * activity and the content version in the open transaction. Nothing is written if it is rejected, or if a save changes nothing.
 */
export async function changeContent<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  request: ChangeRequest<Fields>,
): Promise<ContentResult<Fields>> {
  // For new content, the insert itself finds out whether the id and slug are free: a query takes as long as a write.
  const isSurelyNew = request.id === undefined && request.from === 0 && request.slug === undefined;
  return changeFrom(transaction, kind, request, { isLookedUp: !isSurelyNew });
}

async function changeFrom<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  request: ChangeRequest<Fields>,
  { isLookedUp }: { readonly isLookedUp: boolean },
): Promise<ContentResult<Fields>> {
  const { log } = storeOf(transaction);
  const found: FoundRow = isLookedUp ? await findRow(transaction, kind, request) : { ok: true, row: undefined };
  if (!found.ok) return found;
  const { row } = found;
  const isUndeleting = request.action === 'undeleted';
  if (row !== undefined && (row.revision !== request.from || (row.deleted_at !== null && !isUndeleting))) {
    const changes = await listChangesSince(transaction, row.id, request.from);
    return { ok: false, code: 'stale', revision: row.revision, changes };
  }

  const before = row === undefined ? kind.empty : readFields(kind, row, log);
  const checked = checkChange(kind, before, request.fields ?? {});
  if (!checked.ok) return { ok: false, code: 'invalid', issues: checked.issues };
  const { fields } = checked;
  const title = kind.titleOf(fields);
  const slug: ChosenSlug = isLookedUp
    ? await chooseSlug(transaction, kind, { row, wanted: request.slug, title })
    : { ok: true, slug: slugOf(kind, title), isChosen: false };
  if (!slug.ok) return slug;

  // Never before the last change, in case clocks differ.
  const now = [transaction.now.toISOString(), row?.updated_at ?? ''].toSorted().at(-1) ?? '';
  const revision = (row?.revision ?? 0) + 1;
  const open = row === undefined ? [] : await listOpenPublications(transaction, row.id, now);
  const periods = request.plan?.(open, { revision, now }) ?? open;
  const isPublishing = periods.some((period) => period.revision === revision);
  if (isPublishing) {
    const blockers = [...kind.listMissing(fields), ...kind.listTooLarge(fields)];
    if (blockers.length > 0) return { ok: false, code: 'invalid', issues: blockers };
  }
  const isRestoring = restoringActions.has(request.action);
  const issues = await findMissingReferences(transaction, kind, {
    before: isRestoring ? undefined : before,
    fields,
    isPublishing,
  });
  if (issues.length > 0) return { ok: false, code: 'invalid', issues };

  const changed = findChangedFields(row === undefined ? {} : { ...before, slug: row.slug }, {
    ...fields,
    slug: slug.slug,
  });
  const isPlanChanged = JSON.stringify(periods.map(toSpan)) !== JSON.stringify(open.map(toSpan));
  const hasChanges = Object.keys(changed).length > 0;
  if (row !== undefined && !hasChanges && !isPlanChanged && request.action === 'saved') {
    return { ok: true, content: toContent(kind, row, { log, now: transaction.now }) };
  }

  const span = findPublicSpan(periods, now);
  const wasPublic = row?.first_public_at ?? null;
  const firstPublicAt = wasPublic !== null && wasPublic <= now ? wasPublic : (span?.from ?? null);
  const createdAt = row?.created_at ?? now;
  const since = firstPublicAt ?? createdAt;
  // A schedule that this change removes doesn't count.
  const last = open.findLast((each) => periods.some((period) => period.revision === each.revision));
  const shown = {
    id: row?.id ?? request.idWhenNew ?? randomUUID(),
    ...toColumns(kind, { fields, slug: slug.slug }, since),
  };
  const isLikePublished = isPublishing || last === undefined || isSame(kind, { fields, slug: slug.slug }, last, log);
  const after: ContentTable = {
    ...shown,
    is_slug_chosen: toBit(slug.isChosen),
    revision,
    has_unpublished_changes: toBit(!isLikePublished),
    public_from: span?.from ?? null,
    public_until: span?.until ?? null,
    first_public_at: firstPublicAt,
    sort_title: foldForSearch(shown.title),
    sort_person: foldForSearch(kind.personOf(fields) ?? '') || null,
    price_cents: kind.centsOf(fields),
    quantity: kind.quantityOf(fields),
    search_text: toSearchText([shown.title, ...kind.searchedTextOf(fields)]),
    created_at: createdAt,
    updated_at: now,
    deleted_at: request.action === 'deleted' ? now : null,
  };
  // It exists already, its slug is taken, or another transaction was faster: try again with what is stored.
  if (!(await writeRow(transaction, kind, { before: row, after }))) {
    return changeFrom(transaction, kind, request, { isLookedUp: true });
  }

  // Deleted content keeps its references, so that its pictures aren't erased while it can be restored.
  const references = [...Object.values(kind.referencesOf(fields)).flat(), ...kind.productPathsOf(fields)];
  const isNew = row === undefined;
  await saveReferences(transaction, { contentId: after.id, isNew }, references);
  const { verb } = request;
  const isRecorded = verb !== undefined && (await needsActivityLine(transaction, row, request.action));
  await pipelineWrite(
    transaction,
    writer(transaction)
      .insertInto('content_change')
      .values({
        content_id: after.id,
        revision,
        action: request.action,
        fields: JSON.stringify(changed),
        ...actorColumns(transaction.actor),
        at: now,
      }),
  );
  if (isPlanChanged) {
    const path = kind.pathOf(after.slug, fields);
    const begins = periods.find((period) => period.revision === revision)?.from;
    const move = begins === undefined ? undefined : { to: path, from: begins };
    if (!isNew) await redirectMovedContent(transaction, after.id, { now, move });
    await savePublications(transaction, { ...shown, path, references }, { before: open, after: periods });
    await raiseContentVersion(transaction);
  }
  if (!isRecorded) return { ok: true, content: toContent(kind, after, { log, now: transaction.now }) };
  await noteActivity(transaction, {
    action: `${kind.name}.${request.action}`,
    subjectId: after.id,
    words: `${isNew && kind.name === 'medium' ? 'Uploaded' : verb} the ${kind.noun} “${after.title}”`,
  });
  return { ok: true, content: toContent(kind, after, { log, now: transaction.now }) };
}

type FoundRow = { ok: true; row: ContentTable | undefined } | ContentRefusal;

async function findRow(
  transaction: WriteTransaction,
  kind: ContentKind,
  { id, idWhenNew }: Pick<ChangeRequest<object>, 'id' | 'idWhenNew'>,
): Promise<FoundRow> {
  const wantedId = id ?? idWhenNew;
  if (wantedId === undefined) return { ok: true, row: undefined };
  const row = await writer(transaction)
    .selectFrom('content')
    .selectAll()
    .where('id', '=', wantedId)
    .where('kind', '=', kind.name)
    .executeTakeFirst();
  return row === undefined && id !== undefined ? { ok: false, code: 'not-found' } : { ok: true, row };
}

/** Several saves by the same person in a row are one line of the activity. */
async function needsActivityLine(
  transaction: WriteTransaction,
  row: ContentTable | undefined,
  action: ContentAction,
): Promise<boolean> {
  if (row === undefined || action !== 'saved') return true;
  const { actor_kind: actorKind, account_id: accountId } = actorColumns(transaction.actor);
  const last = await writer(transaction)
    .selectFrom('content_change')
    .select(['action', 'actor_kind', 'account_id'])
    .where('content_id', '=', row.id)
    .where('revision', '=', row.revision)
    .executeTakeFirst();
  return last?.action !== 'saved' || last.actor_kind !== actorKind || last.account_id !== accountId;
}

function isSame<Fields extends object>(
  kind: ContentKind<Fields>,
  state: { fields: Fields; slug: string },
  published: OpenPublication,
  log: Parameters<typeof readFields>[2],
): boolean {
  return published.slug === state.slug && isSameState(readFields(kind, published, log), state.fields);
}

/** Each word once, which halves what a search reads. */
function toSearchText(texts: readonly string[]): string {
  return [...new Set(foldForSearch(texts.join(' ')).split(' '))].join(' ');
}

function toSpan({ revision, from, until }: PublicPeriod) {
  return [revision, from, until];
}
