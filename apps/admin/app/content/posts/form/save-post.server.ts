import { upperFirst } from '@showroom/catalog-data/first-letter';
import { randomUUID } from 'node:crypto';
import {
  cancelSchedule,
  ensureTags,
  findContent,
  findContentState,
  findScheduledChange,
  findPublishedByIds,
  listContentChanges,
  posts,
  publish,
  saveDraft,
  tags,
  type Post,
  type Session,
  type Store,
} from '@showroom/store/admin';
import { compareTexts } from '../../history/compare-texts.server.ts';
import type { FieldDifference } from '../../history/load-history.server.ts';
import { type FieldIssue, mergeValues } from '../../../frame/form/field-values.ts';
import { toPictureAddress, toPictureReference } from '../../pictures/picture-address.ts';
import {
  listChanged,
  postControls,
  postLabels,
  splitList,
  toList,
  toPostValues,
  type PostControl,
  type PostValues,
} from './post-values.ts';

/** What a form of a post asks for: to keep a draft beside what visitors see, by itself or by a press, also with nothing planned any more, or to show it. */
export type PostAction = 'autosave' | 'save' | 'take-back-plan' | 'publish' | { readonly publishAt: string };

export interface PostRequest {
  readonly id: string;
  /** The revision that the form was filled from; 0 for a new post. */
  readonly from: number;
  readonly typed: PostValues;
  readonly action: PostAction;
}

/** What came of it: kept, or what stands in its way with what the controls are to hold. */
export type PostOutcome =
  | {
      readonly ok: true;
      readonly revision: number;
      readonly slug: string;
      readonly isNew: boolean;
      /** False where what is kept was the same already. */
      readonly isChanged: boolean;
      /** Who changed what in the meantime, which is kept too; undefined where no one did. */
      readonly otherChanges?: string;
    }
  | {
      readonly ok: false;
      readonly code: 'invalid' | 'conflict' | 'gone';
      readonly values: PostValues;
      /** What the next try is compared with, and under which id it is kept: one that was deleted is kept as a new post. */
      readonly from: number;
      readonly id: string;
      readonly issues: readonly FieldIssue[];
      /** Of long texts that two people changed, what the one would change of the other's. */
      readonly theirs?: readonly FieldDifference[];
    };

type ContentChange = Awaited<ReturnType<typeof listContentChanges>>[number];

/** Two people who save at the same moment: the slower one is tried again over what the quicker one kept. */
const TRIES = 5;

/**
 * Keeps what was typed into the form of a post, over whatever others kept in the meantime: only the controls that were changed
 * here count. Where both changed one to something else, nothing is kept and it is told who did; what is sent from the answer
 * then stands. Saving by itself is stricter: it keeps nothing once others have.
 */
export async function savePost(store: Store, actor: Session['actor'], request: PostRequest): Promise<PostOutcome> {
  const { id, from, typed, action } = request;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // A new post is one: should its form have come before, as after an answer that was lost, keeping it tells.
    const current = from === 0 && attempt === 0 ? undefined : await findContent(store, posts, id);
    const refuse = (code: 'invalid' | 'conflict' | 'gone', values: PostValues, issues: readonly FieldIssue[]) =>
      ({
        ok: false,
        code,
        values,
        from: current?.revision ?? 0,
        id: code === 'gone' ? randomUUID() : id,
        issues,
      }) as const;
    if (current === undefined && from > 0) {
      const message = 'Someone deleted this post. Your text is still here; save to create a new post.';
      return refuse('gone', typed, [{ field: 'title', message }]);
    }
    const kept = await loadPostValues(store, current);
    const was =
      current === undefined || from === current.revision ? kept : await loadValuesAt(store, { id, revision: from });
    const { values: merged, conflicts } = mergeValues(was, typed, kept);
    const values = toPostValues(merged);
    const isBehind = current !== undefined && from !== current.revision;
    const told = postControls.filter((control) => conflicts.includes(control));
    const others = isBehind ? await listOthersChanges(store, id, from) : [];
    if (told.length > 0) {
      const issues = told.map((control) => ({ field: control, message: describeConflict(control, kept, others) }));
      return { ...refuse('conflict', values, issues), theirs: compareLongTexts(told, { kept, values }) };
    }
    if (isBehind && action === 'autosave') {
      const message = `${describeChanges(others)} while you were editing. Save to merge both.`;
      return refuse('conflict', values, [{ field: 'title', message }]);
    }
    const changed = listChanged(values, kept);
    if (current !== undefined && changed.length === 0 && (await isDone(store, current, action))) {
      return { ok: true, revision: current.revision, slug: current.slug, isNew: false, isChanged: false };
    }
    // What is to be published is told of all that it lacks at once.
    const isDraft = action === 'save' || action === 'take-back-plan';
    if (isDraft && values.title === '') {
      return refuse('invalid', values, [{ field: 'title', message: 'Enter a title' }]);
    }
    const checked = toFields(values, current?.fields ?? posts.empty);
    if (!checked.ok) return refuse('invalid', values, checked.issues);
    const isNew = current === undefined;
    const result = await store
      .write({ actor }, async (transaction) => {
        const isTagged = isNew || changed.includes('tags');
        const change = {
          ...(isNew ? { idWhenNew: id } : { id }),
          from: current?.revision ?? 0,
          fields: {
            ...pickChanged(checked.fields, isNew ? postControls : changed),
            ...(isTagged ? { tags: await ensureTags(transaction, splitList(values.tags)) } : {}),
          },
          slug: values.slug !== '' && (isNew || changed.includes('slug')) ? values.slug : undefined,
        };
        const outcome =
          action === 'autosave' || isDraft
            ? await saveDraft(transaction, posts, change)
            : await publish(transaction, posts, {
                ...change,
                ...(action === 'publish' ? {} : { at: action.publishAt }),
              });
        // Tags that were made for it go with it.
        if (!outcome.ok) throw new Refused(outcome);
        if (action !== 'take-back-plan') return outcome;
        const taken = await cancelSchedule(transaction, posts, { id, from: outcome.content.revision });
        if (!taken.ok) throw new Refused(taken);
        return taken;
      })
      .catch((error: unknown) => {
        if (error instanceof Refused) return error.refusal;
        throw error;
      });
    if (result.ok) {
      const { revision, slug } = result.content;
      const otherChanges =
        others.length > 0
          ? { otherChanges: `${describeChanges(others)} while you were editing; those changes were saved too` }
          : {};
      return { ok: true, revision, slug, isNew, isChanged: true, ...otherChanges };
    }
    if (result.code === 'invalid') return refuse('invalid', values, result.issues.map(placeIssue));
    if (result.code === 'slug-taken') {
      const message = `“${result.takenBy.title}” already uses this URL`;
      return refuse('invalid', values, [{ field: 'slug', message }]);
    }
  }
  throw new Error('The post kept changing while it was being saved');
}

/** Whether a post whose words are kept already is as a form asks for. */
async function isDone(
  store: Store,
  { id, publicationStatus, hasUnpublishedChanges }: NonNullable<Awaited<ReturnType<typeof findContent<Post>>>>,
  action: PostAction,
): Promise<boolean> {
  if (action === 'autosave' || action === 'save') return true;
  const isShown = publicationStatus === 'published' && !hasUnpublishedChanges;
  if (typeof action !== 'string' || (action === 'publish' && !isShown)) return false;
  return (await findScheduledChange(store, id)) === null;
}

type Refusal = Extract<Awaited<ReturnType<typeof saveDraft<Post>>>, { ok: false }>;

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** What the form held at a revision: an empty one at the start; nothing that is known where it was thinned out. */
async function loadValuesAt(store: Store, at: { id: string; revision: number }): Promise<Partial<PostValues>> {
  if (at.revision === 0) return loadPostValues(store, undefined);
  const state = await findContentState(store, posts, at);
  return state === undefined ? {} : loadPostValues(store, state);
}

/** What the form holds for a state of a post; for none, what it holds for a post without anything. */
export async function loadPostValues(
  store: Store,
  state: { readonly slug: string; readonly fields: Post } | undefined,
): Promise<PostValues> {
  const { slug, fields } = state ?? { slug: '', fields: posts.empty };
  const named = await findPublishedByIds(store, tags, fields.tags);
  return toPostValues({
    title: fields.title,
    slug,
    category: state === undefined ? '' : fields.category,
    author: fields.author,
    excerpt: fields.excerpt,
    body: fields.body,
    cover: toPictureAddress(fields.cover),
    coverAlt: fields.cover?.alt ?? '',
    tags: toList(fields.tags.flatMap((id) => named.get(id)?.fields.name ?? [])),
    readTime: fields.readTime,
    publishDate: fields.publishDate ?? '',
    metaTitle: fields.metaTitle,
    metaDescription: fields.metaDescription,
    metaKeywords: toList(fields.metaKeywords),
    isFeatured: fields.isFeatured ? 'on' : '',
    allowsComments: fields.allowsComments ? 'on' : '',
  });
}

type FieldsResult = { ok: true; fields: Post } | { ok: false; issues: FieldIssue[] };

/** What the store is to keep for what the controls hold, apart from the tags, which are found by their names. */
function toFields(values: PostValues, before: Post): FieldsResult {
  const cover = toPictureReference(values.cover, values.coverAlt);
  if (cover === null && values.cover !== '') {
    return { ok: false, issues: [{ field: 'cover', message: 'Choose an image from the Media Library' }] };
  }
  const parsed = posts.schema.safeParse({
    ...before,
    title: values.title,
    excerpt: values.excerpt,
    body: values.body,
    category: values.category,
    cover,
    author: values.author,
    readTime: values.readTime,
    metaTitle: values.metaTitle,
    metaDescription: values.metaDescription,
    metaKeywords: splitList(values.metaKeywords),
    publishDate: values.publishDate === '' ? null : values.publishDate,
    isFeatured: values.isFeatured !== '',
    allowsComments: values.allowsComments !== '',
  });
  if (parsed.success) return { ok: true, fields: parsed.data };
  const issues = parsed.error.issues.map(({ path, message }) =>
    placeIssue({ field: path.map(String).join('.'), message }),
  );
  return { ok: false, issues };
}

/** The field of the post that a control is about. */
export function fieldOf(control: PostControl): keyof Post | undefined {
  if (control === 'slug') return undefined;
  return control === 'coverAlt' ? 'cover' : control;
}

function pickChanged(fields: Post, changed: readonly PostControl[]): Partial<Post> {
  const names = new Set<string>(changed.flatMap((control) => fieldOf(control) ?? []));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name) && name !== 'tags'));
}

/** An issue of the store's, beside the control that it is about. */
function placeIssue({ field, message }: FieldIssue): FieldIssue {
  const [name = ''] = field.split('.');
  return { field: postControls.find((control) => control === name) ?? 'title', message };
}

const LONGEST_QUOTE = 60;
/** A notice is one sentence. */
const NAMED_CONTROLS = 4;

/** What was changed since a revision, the newest first. */
async function listOthersChanges(store: Store, id: string, from: number): Promise<ContentChange[]> {
  return (await listContentChanges(store, id)).filter(({ revision }) => revision > from);
}

/** Who changed a control that was changed here too, and to what. */
function describeConflict(control: PostControl, kept: PostValues, changes: readonly ContentChange[]): string {
  const who = nameOf(changes.find(({ fields }) => fields.includes(fieldOf(control) ?? 'slug')));
  const value = kept[control];
  const what = value === '' ? 'cleared this' : `changed this to “${shorten(value)}”`;
  return `${who} ${what} while you were editing. Save again to keep your version`;
}

/** Who changed what, in one sentence without an end. */
function describeChanges(changes: readonly ContentChange[]): string {
  const fields = new Set(changes.flatMap((change) => change.fields));
  const names = postControls
    .filter((control) => fields.has(fieldOf(control) ?? 'slug'))
    .map((name) => postLabels[name]);
  if (names.length === 0) return `${nameOf(changes[0])} published or scheduled this`;
  const more = names.length - NAMED_CONTROLS;
  const named = `${names.slice(0, NAMED_CONTROLS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return `${nameAll(changes.filter((change) => change.fields.length > 0))} changed ${named}`;
}

/** Each of them once, the last first; where there are many, the last alone by name. */
function nameAll(changes: readonly ContentChange[]): string {
  const [last, ...others] = new Set(changes.map(nameOf));
  if (others.length === 0) return last ?? '';
  return `${last} and ${others.length > 1 ? 'others' : others[0]}`;
}

function nameOf(change: ContentChange | undefined): string {
  return upperFirst(change?.actorName ?? 'someone else');
}

/** Texts of which a quotation says too little, the kept one laid under the one that was typed. */
function compareLongTexts(
  controls: readonly PostControl[],
  { kept, values }: Readonly<Record<'kept' | 'values', PostValues>>,
): FieldDifference[] {
  return controls
    .filter((control) => control !== 'cover' && shorten(kept[control]) !== kept[control])
    .map((control) => ({
      label: postLabels[control],
      kind: 'text',
      parts: compareTexts(kept[control], values[control]),
    }));
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}
