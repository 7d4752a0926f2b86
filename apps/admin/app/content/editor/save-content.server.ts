import { randomUUID } from 'node:crypto';
import {
  cancelSchedule,
  ensureTags,
  findContent,
  findScheduledChange,
  listContentChanges,
  listPublicPeriods,
  publish,
  saveDraft,
  unpublish,
  type PublicPeriod,
  type Session,
  type Store,
  type WriteTransaction,
} from '@showroom/store/admin';
import { retryUntilSaved } from '../../frame/entries/save-entry-form.server.ts';
import { mergeValues, type FieldIssue } from '../../frame/form/field-values.ts';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import type { FieldDifference } from '../history/compare-revisions.server.ts';
import {
  listChangedFields,
  readTagNames,
  storedNameOf,
  toStoredFields,
  type FormValues,
} from '../kinds/form-values.ts';
import { kindForms, listFields } from '../kinds/kinds.ts';
import { loadValuesAt, loadValuesReader } from '../kinds/load-values.server.ts';
import { kindOf } from '../kinds/stored-kinds.server.ts';
import { listFieldIssues, placeIssues } from './check-values.server.ts';
import { compareConflicts, describeConflict, describeOtherChanges } from './describe-conflict.server.ts';

export interface SaveRequest {
  readonly id: string;
  /** The base revision; 0 for a new entry. */
  readonly from: number;
  readonly typed: FormValues;
  /** `autosave` requires nothing, and saves nothing after others’ changes. */
  readonly action: 'autosave' | 'draft' | 'publish' | 'unpublish';
  /** When it is public. `until` is omitted if unchanged. */
  readonly span?: { readonly at?: string; readonly until?: string | null };
  /** With a draft: cancels the schedule. What is public stays so until then, ISO 8601, or for good. */
  readonly cancelledPlan?: { readonly until?: string | undefined } | undefined;
}

export interface SavedContent {
  readonly ok: true;
  readonly revision: number;
  readonly slug: string;
  readonly isNew: boolean;
  /** False if nothing changed. */
  readonly isChanged: boolean;
  /** What others changed since, which is saved too. Undefined if nothing. */
  readonly otherChanges?: string;
  /** After unpublishing: what was public and scheduled before. */
  readonly unpublished?: { readonly revision: number; readonly before: readonly PublicPeriod[] };
}

/** Why nothing was saved, and the values to show. */
export interface RefusedContent {
  readonly ok: false;
  readonly code: 'invalid' | 'conflict' | 'gone';
  readonly values: FormValues;
  /** The base of the next try. */
  readonly id: string;
  readonly from: number;
  readonly issues: readonly FieldIssue[];
  /** For long texts that both changed: this form’s changes to the other’s. */
  readonly theirs?: readonly FieldDifference[];
}

const FIRST_REVISION = 1;

/**
 * Saves a form, merged with what others saved since it was opened: only fields changed here count. If both changed
 * one field differently, nothing is saved, and the rejection says who did; the next submission overwrites.
 */
export async function saveContent(
  store: Store,
  actor: Session['actor'],
  name: KindName,
  request: SaveRequest,
): Promise<SavedContent | RefusedContent> {
  // Someone else may save at the same moment: the slower one merges again.
  return retryUntilSaved(() => trySaving(store, actor, name, request));
}

async function trySaving(
  store: Store,
  actor: Session['actor'],
  name: KindName,
  request: SaveRequest,
): Promise<SavedContent | RefusedContent | undefined> {
  const { id, from, typed, action, span = {}, cancelledPlan } = request;
  const kind = kindOf(name);
  const [current, toValues] = await Promise.all([findContent(store, kind, id), loadValuesReader(store, name)]);
  if (current === undefined && from > 0) return refuseDeleted(name, request);

  const kept = toValues(current);
  // A new entry submitted again, as after a lost response, updates the created one.
  const base = current === undefined ? 0 : Math.max(from, FIRST_REVISION);
  const isBehind = current !== undefined && base !== current.revision;
  const was = isBehind ? await loadValuesAt(store, name, { id, revision: base }) : kept;
  const others = isBehind ? (await listContentChanges(store, id)).filter(({ revision }) => revision > base) : [];
  const { values, conflicts } = mergeValues(was, typed, kept);
  const refuse = (code: RefusedContent['code'], issues: readonly FieldIssue[]) =>
    ({ ok: false, code, values, id, from: current?.revision ?? 0, issues }) as const;

  const fields = listFields(name);
  const inConflict = fields.filter((field) => conflicts.includes(field.name));
  if (inConflict.length > 0) {
    const issues = inConflict.map((field) => ({ field: field.name, message: describeConflict(field, kept, others) }));
    return { ...refuse('conflict', issues), theirs: compareConflicts(inConflict, kept, values) };
  }
  if (isBehind && action === 'autosave') {
    const message = `${describeOtherChanges(name, others)} while you were editing. Save to merge both.`;
    return refuse('conflict', placeIssues(name, [{ field: '', message }]));
  }

  const isNew = from === 0;
  const changed = new Set(listChangedFields(name, values, kept).map(storedNameOf));
  if (current !== undefined && changed.size === 0 && (await isDone(store, current, request))) {
    return { ok: true, revision: current.revision, slug: current.slug, isNew, isChanged: false };
  }
  const issues = await listFieldIssues(name, { values, kept, action, before: current?.fields ?? kind.empty });
  if (issues.length > 0) return refuse('invalid', issues);

  const isWanted = (field: string) => current === undefined || changed.has(field);
  const saved = Object.entries(toStoredFields(name, values)).filter(([field]) => isWanted(field));
  const slug = values['slug'] ?? '';
  const result = await store
    .write({ actor }, async (transaction) => {
      const hasTags = 'tags' in kind.empty && isWanted('tags');
      const tags = hasTags ? { tags: await ensureTags(transaction, readTagNames(name, values)) } : {};
      const change = {
        ...(current === undefined ? { idWhenNew: id, from: 0 } : { id, from: current.revision }),
        fields: { ...Object.fromEntries(saved), ...tags },
        slug: slug !== '' && isWanted('slug') ? slug : undefined,
      };
      const content = acceptedOf(
        action === 'publish'
          ? await publish(transaction, kind, { ...change, ...span })
          : await saveDraft(transaction, kind, change),
      );
      if (cancelledPlan !== undefined) return { content: await cancelPlan(transaction, name, content, cancelledPlan) };
      if (action !== 'unpublish') return { content };
      const before = await listPublicPeriods(transaction, id);
      const taken = acceptedOf(await unpublish(transaction, kind, { id, from: content.revision }));
      return { content: taken, unpublished: { revision: taken.revision, before } };
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return error.refusal;
      throw error;
    });
  if ('content' in result) {
    const { content, ...rest } = result;
    const told = others.length === 0 ? undefined : describeOtherChanges(name, others);
    return {
      ok: true,
      revision: content.revision,
      slug: content.slug,
      isNew,
      isChanged: true,
      ...rest,
      ...(told && { otherChanges: `${told} while you were editing; those changes were saved too` }),
    };
  }
  if (result.code === 'invalid') return refuse('invalid', placeIssues(name, result.issues));
  if (result.code === 'slug-taken') {
    return refuse('invalid', [{ field: 'slug', message: `“${result.takenBy.title}” already uses this URL` }]);
  }
  return undefined;
}

/** An editor page can save it as a new entry. */
function refuseDeleted(name: KindName, { id, from, typed }: SaveRequest): RefusedContent {
  const refusal = { ok: false, code: 'gone', values: typed } as const;
  if (kindForms[name].isAutosaved !== true) {
    const message = 'Someone else deleted this while you were editing';
    return { ...refusal, id, from, issues: placeIssues(name, [{ field: '', message }]) };
  }
  const { noun } = kindOf(name);
  const message = `Someone deleted this ${noun}. Your text is still here; save to create a new ${noun}.`;
  return { ...refusal, id: randomUUID(), from: 0, issues: placeIssues(name, [{ field: '', message }]) };
}

/** Whether an entry with these saved fields is already published as requested. */
async function isDone(
  store: Store,
  content: { readonly id: string; readonly publicationStatus: string; readonly hasUnpublishedChanges: boolean },
  { action, span = {}, cancelledPlan }: SaveRequest,
): Promise<boolean> {
  if (action === 'unpublish') return false;
  if (action !== 'publish' && cancelledPlan === undefined) return true;
  const isPublic = content.publicationStatus === 'published' && !content.hasUnpublishedChanges;
  if (action === 'publish' && (!isPublic || span.at !== undefined || span.until !== undefined)) return false;
  return (await findScheduledChange(store, content.id)) === null;
}

type Outcome = Awaited<ReturnType<typeof saveDraft<object>>>;
type Accepted = Extract<Outcome, { ok: true }>['content'];

/** Thrown within a transaction to roll it back, including new tags. */
class Refused extends Error {
  readonly refusal: Extract<Outcome, { ok: false }>;

  constructor(refusal: Extract<Outcome, { ok: false }>) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

function acceptedOf(outcome: Outcome): Accepted {
  if (outcome.ok) return outcome.content;
  throw new Refused(outcome);
}

async function cancelPlan(
  transaction: WriteTransaction,
  name: KindName,
  { id, revision }: Accepted,
  { until }: NonNullable<SaveRequest['cancelledPlan']>,
): Promise<Accepted> {
  const kind = kindOf(name);
  const content = acceptedOf(await cancelSchedule(transaction, kind, { id, from: revision }));
  if (until === undefined || content.publicationStatus === 'draft') return content;
  return acceptedOf(await unpublish(transaction, kind, { id, from: content.revision, at: until }));
}
