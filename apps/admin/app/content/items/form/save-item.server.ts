import { upperFirst } from '@showroom/catalog-data/first-letter';
import {
  cancelSchedule,
  ensureTags,
  findContent,
  findContentState,
  listContentChanges,
  listPublicPeriods,
  listTags,
  publish,
  saveDraft,
  unpublish,
  type PublicPeriod,
  type Session,
  type Store,
} from '@showroom/store/admin';
import { type FieldIssue, mergeValues } from '../../../frame/form/field-values.ts';
import type { ItemSpan } from './item-plan.ts';
import { kindOf } from '../../kinds/stored-kinds.server.ts';
import type { ItemName } from '../../../frame/navigation/content-kinds.ts';
import { listItemFields } from '../../kinds/kinds.ts';
import { readRows, readTags, toItemFields, toItemValues, type ItemValues } from '../../kinds/item-values.ts';

/** What a form asks for: to show what is written, to keep it for later, or to keep it and take the item off the site. */
export type ItemAction = 'publish' | 'draft' | 'unpublish';

export interface ItemRequest {
  readonly id: string;
  /** The revision that the form was filled from; 0 for a new item. */
  readonly from: number;
  readonly typed: ItemValues;
  readonly action: ItemAction;
  /** From when until when visitors are to see it, once it is published. */
  readonly span?: ItemSpan;
  /** With a draft: nothing is to be shown later any more; what visitors see they see until then, ISO 8601, or for good. */
  readonly cancelledPlan?: { readonly until: string | undefined } | undefined;
}

/** Why nothing was kept, with what the controls are to hold and what the next try is compared with. */
export interface ItemRefusal {
  readonly ok: false;
  readonly code: 'invalid' | 'conflict' | 'gone';
  readonly values: ItemValues;
  readonly from: number;
  readonly issues: readonly FieldIssue[];
}

/** What was kept. Taken from the site, it says at which revision, and what visitors saw and were to see before. */
export interface SavedItem {
  readonly ok: true;
  readonly isNew: boolean;
  readonly unpublished?: { readonly revision: number; readonly before: readonly PublicPeriod[] };
}

export type ItemOutcome = SavedItem | ItemRefusal;

/** That of an item which was just made. */
const FIRST_REVISION = 1;

/** Two people who save at the same moment: the slower one is tried again over what the quicker one kept. */
const TRIES = 5;

/** An item as its form shows it; undefined when there is none, or no longer. */
export async function loadItem(store: Store, item: ItemName, id: string) {
  const [content, tagNames] = await Promise.all([findContent(store, kindOf(item), id), nameTags(store)]);
  return content && { ...content, values: toItemValues(item, content.fields, tagNames) };
}

/**
 * Keeps what was typed, over whatever others kept in the meantime: only what was changed here counts. Where both changed one field to
 * something else, nothing is kept and it is told who did; what is sent from that answer then stands.
 */
export async function saveItem(
  store: Store,
  actor: Session['actor'],
  item: ItemName,
  { id, from, typed, action, span = {}, cancelledPlan }: ItemRequest,
): Promise<ItemOutcome> {
  const kind = kindOf(item);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const current = await loadItem(store, item, id);
    const isNew = current === undefined;
    if (isNew && from > 0) {
      const message = 'Someone else deleted this while you were editing';
      return { ok: false, code: 'gone', values: typed, from, issues: [{ field: firstField(item), message }] };
    }
    const tagNames = await nameTags(store);
    const kept = current?.values ?? toItemValues(item, kind.empty, tagNames);
    const loadWas = async () => {
      const state = await findContentState(store, kind, { id, revision: Math.max(from, FIRST_REVISION) });
      // Nothing is known of a revision that was thinned out.
      return state === undefined ? {} : toItemValues(item, state.fields, tagNames);
    };
    const was = current === undefined || current.revision === from ? kept : await loadWas();
    // A new item that is sent twice is there already; with something else in it, it was changed since.
    if (current !== undefined && from === 0 && isDone(current, { action, span }) && isSame(item, was, typed)) {
      return { ok: true, isNew: true };
    }
    const { values, conflicts } = mergeValues(was, typed, kept);
    const refuse = (code: ItemRefusal['code'], issues: readonly FieldIssue[]) =>
      ({ ok: false, code, values, from: current?.revision ?? 0, issues }) as const;
    if (conflicts.length > 0) return refuse('conflict', await describeConflicts(store, id, item, { kept, conflicts }));

    const fields = toItemFields(item, values);
    const missing = [...listMissing(item, values, action), ...(await listUnknownProducts(item, values, kept))];
    if (missing.length > 0)
      return refuse('invalid', placeItemIssues(item, [...missing, ...listIssues(item, fields, missing)]));
    const result = await store
      .write({ actor }, async (transaction) => {
        const tags =
          'tags' in kind.empty ? { tags: await ensureTags(transaction, readTags(values['tags'] ?? '')) } : {};
        const target = isNew ? { idWhenNew: id, from: 0 } : { id, from: current.revision };
        const change = { ...target, fields: { ...fields, ...tags } };
        const saved =
          action === 'publish'
            ? await publish(transaction, kind, { ...change, ...span })
            : await saveDraft(transaction, kind, change);
        // Tags that were made for it go with it.
        if (!saved.ok) throw new Refused(saved);
        if (cancelledPlan !== undefined)
          await cancelPlan(transaction, kind, { ...cancelledPlan, saved: saved.content });
        if (action !== 'unpublish') return { ok: true as const };
        const before = await listPublicPeriods(transaction, id);
        const taken = await unpublish(transaction, kind, { id, from: saved.content.revision });
        if (!taken.ok) throw new Refused(taken);
        return { ok: true as const, unpublished: { revision: taken.content.revision, before } };
      })
      .catch((error: unknown) => {
        if (error instanceof Refused) return error.refusal;
        throw error;
      });
    if (result.ok) return { ...result, isNew: from === 0 };
    if (result.code === 'invalid') return refuse('invalid', placeItemIssues(item, result.issues));
    if (result.code !== 'stale' && result.code !== 'not-found') throw new Error(`An item was refused: ${result.code}`);
  }
  throw new Error('The item is saved by others without a pause');
}

type Refusal = Extract<Awaited<ReturnType<typeof unpublish>>, { ok: false }>;

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

async function cancelPlan(
  transaction: Parameters<typeof cancelSchedule>[0],
  kind: ReturnType<typeof kindOf>,
  {
    saved,
    until,
  }: { readonly saved: { readonly id: string; readonly revision: number }; readonly until: string | undefined },
): Promise<void> {
  const taken = await cancelSchedule(transaction, kind, { id: saved.id, from: saved.revision });
  if (!taken.ok) throw new Refused(taken);
  if (until === undefined || taken.content.publicationStatus === 'draft') return;
  const ended = await unpublish(transaction, kind, { id: saved.id, from: taken.content.revision, at: until });
  if (!ended.ok) throw new Refused(ended);
}

/** Whether visitors see an item as a form asks for. */
function isDone(
  { publicationStatus, publicUntil }: NonNullable<Awaited<ReturnType<typeof loadItem>>>,
  { action, span }: Required<Pick<ItemRequest, 'action' | 'span'>>,
): boolean {
  if (action !== 'publish') return true;
  return publicationStatus === 'published' && publicUntil === null && span.at === undefined && !span.until;
}

/** Whether the store keeps the same for both. */
function isSame(item: ItemName, one: ItemValues, other: ItemValues): boolean {
  const [a, b] = [one, other].map((values) =>
    JSON.stringify([toItemFields(item, values), readTags(values['tags'] ?? '').map((tag) => tag.toLowerCase())]),
  );
  return a === b;
}

/** The names of all tags, by their ids. */
export async function nameTags(store: Store): Promise<ReadonlyMap<string, string>> {
  return new Map((await listTags(store)).map(({ id, name }) => [id, name]));
}

/** What visitors see has every field that is needed; a draft has at least a name. A row of a plate has both its halves. */
function listMissing(item: ItemName, values: ItemValues, action: ItemAction): FieldIssue[] {
  return listItemFields(item).flatMap(({ name, label, asked, input, isRequired }): FieldIssue[] => {
    const value = values[name] ?? '';
    if (input === 'rows' && readRows(value).some((row) => row.name === '' || row.value === '')) {
      return [{ field: name, message: 'Fill in both the name and the value' }];
    }
    const isNeeded = isRequired === true && (action === 'publish' || name === firstField(item));
    if (!isNeeded || value !== '') return [];
    const verb = input === 'choice' || input === 'day' ? 'Choose' : 'Enter';
    return [{ field: name, message: `${verb} ${asked ?? `the ${label.toLowerCase()}`}` }];
  });
}

/** Visitors are led to products that there are: an address that leads to none is told of when it is written. */
async function listUnknownProducts(item: ItemName, values: ItemValues, kept: ItemValues): Promise<FieldIssue[]> {
  const fields = listItemFields(item).filter(({ name, input }) => input === 'products' && values[name] !== kept[name]);
  if (fields.length === 0) return [];
  // The catalogue is much to hold, and nothing else here asks for it.
  const { findProductPage } = await import('@showroom/catalog-data/catalogue/families');
  return fields.flatMap(({ name }): FieldIssue[] => {
    const known = new Set(kept[name]?.split('\n'));
    const unknown = values[name]?.split('\n').find((path) => path !== '' && !known.has(path) && !findProductPage(path));
    return unknown === undefined ? [] : [{ field: name, message: `“${unknown}” isn’t a product page` }];
  });
}

/** What else is wrong, beside fields that are missing: all of it is told at once. */
function listIssues(item: ItemName, fields: Record<string, unknown>, missing: readonly FieldIssue[]): FieldIssue[] {
  const checked = kindOf(item).schema.safeParse(fields);
  if (checked.success) return [];
  const issues = checked.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }));
  return placeItemIssues(item, issues).filter(({ field }) => missing.every((other) => other.field !== field));
}

/** Puts each issue beside the control that it is about, in the order of the form. */
function placeItemIssues(item: ItemName, issues: readonly FieldIssue[]): FieldIssue[] {
  const names = listItemFields(item).map(({ name }) => name);
  return names.flatMap((name) => {
    const issue = issues.find(({ field }) => field === name || field.startsWith(`${name}.`));
    return issue === undefined ? [] : [{ field: name, message: issue.message }];
  });
}

function firstField(item: ItemName): string {
  return listItemFields(item)[0]?.name ?? '';
}

async function describeConflicts(
  store: Store,
  id: string,
  item: ItemName,
  { kept, conflicts }: { readonly kept: ItemValues; readonly conflicts: readonly string[] },
): Promise<FieldIssue[]> {
  const changes = await listContentChanges(store, id);
  return listItemFields(item)
    .filter(({ name }) => conflicts.includes(name))
    .map(({ name, input, options }) => {
      const who = changes.find(({ fields }) => fields.includes(name))?.actorName ?? 'Someone else';
      const text = kept[name] ?? '';
      const isList = input === 'pictures' || input === 'rows' || input === 'tags' || input === 'yes-or-no';
      const shown = options?.find(({ value }) => value === text)?.label ?? text;
      const said = isList ? 'changed this' : shown === '' ? 'cleared this' : `changed this to “${shown}”`;
      return {
        field: name,
        message: `${capitalise(who)} ${said} while you were editing. Save again to keep your version.`,
      };
    });
}

function capitalise(text: string): string {
  return upperFirst(text);
}
