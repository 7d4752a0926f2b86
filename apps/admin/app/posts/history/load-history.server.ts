import { upperFirst } from '@showroom/catalog-data/first-letter';
import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { findContentState, listContentChanges } from '@showroom/store/admin/content-history';
import { findContent } from '@showroom/store/admin/find-content';
import type { Store } from '@showroom/store/open-store';
import { posts } from '@showroom/store/posts';
import { fieldOf, loadPostValues } from '../form/keep-post.server.ts';
import { listChanged, postControls, postLabels, type PostControl, type PostValues } from '../form/post-values.ts';
import { compareTexts, type TextPart } from './compare-texts.server.ts';
import { foldChanges, nameSpan, readSpan, type Change, type RevisionSpan } from './revision-span.ts';

/** What was done in one go, as the history tells it. */
export interface HistoryStep {
  /** Its place in the address of the history: "12", or "8-12" for several saves. */
  readonly span: string;
  /** The revision that it ended with. */
  readonly revision: number;
  readonly word: string;
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger';
  readonly who: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The controls that it changed, as the form calls them; none for how the post began: that is all of them. */
  readonly changed: readonly string[];
  /** How often it was saved. */
  readonly saveCount: number;
}

/** What one control held before and after. */
export type FieldDifference = { readonly label: string } & (
  | { readonly kind: 'text'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'value'; readonly before: string; readonly after: string }
  /** Where the pictures are to be had; null for none, and for one that is gone. */
  | { readonly kind: 'picture'; readonly before: string | null; readonly after: string | null }
);

/** One step, or one save of it, laid over what was before. */
export interface ShownDifference {
  readonly span: string;
  readonly revision: number;
  readonly differences: readonly FieldDifference[];
  /** Every save of a step that was saved more than once; empty otherwise. */
  readonly saves: readonly { readonly revision: number; readonly at: string }[];
}

export interface PostHistory {
  readonly id: string;
  readonly title: string;
  /** The revision that is kept now: nothing is restored over a later one unseen. */
  readonly revision: number;
  readonly isPublic: boolean;
  /** The newest first. */
  readonly steps: readonly HistoryStep[];
  /** What was asked to be looked at; null when nothing was. */
  readonly shown: ShownDifference | null;
  /** The step that this is of. */
  readonly openSpan: string | null;
}

const words: Readonly<Record<Change['action'], readonly [word: string, tone: HistoryStep['tone']]>> = {
  saved: ['Saved', 'neutral'],
  published: ['Published', 'success'],
  scheduled: ['Scheduled', 'success'],
  unpublished: ['Unpublished', 'warning'],
  'end-scheduled': ['End scheduled', 'warning'],
  'schedule-cancelled': ['Schedule cancelled', 'warning'],
  'draft-discarded': ['Changes dropped', 'neutral'],
  restored: ['Restored', 'neutral'],
  deleted: ['Deleted', 'danger'],
  undeleted: ['Brought back', 'neutral'],
};

/** Controls whose words are compared one by one. */
const textControls: ReadonlySet<PostControl> = new Set([
  'title',
  'excerpt',
  'body',
  'coverAlt',
  'metaTitle',
  'metaDescription',
]);
const boxes: ReadonlySet<PostControl> = new Set(['isFeatured', 'allowsComments']);

/**
 * Everything that was done to a post, and what one of it changed.
 *
 * @param asked the span whose difference is to be shown; undefined for none
 * @returns undefined where there is no such post, or it has no such revisions
 */
export async function loadHistory(
  store: Store,
  id: string,
  asked: string | undefined,
): Promise<PostHistory | undefined> {
  const [post, changes] = await Promise.all([findContent(store, posts, id), listContentChanges(store, id)]);
  if (post === undefined) return undefined;
  const runs = foldChanges(changes);
  const span = asked === undefined ? undefined : readSpan(asked, post.revision);
  if (asked !== undefined && span === undefined) return undefined;
  const open = span && runs.find(({ first, last }) => first <= span.last && span.last <= last);
  return {
    id,
    title: post.fields.title === '' ? 'Untitled' : post.fields.title,
    revision: post.revision,
    isPublic: post.publicationStatus === 'published',
    steps: runs.map((run) => {
      const [latest] = run.changes;
      const [word, tone] = words[latest.action];
      const fields = new Set(run.changes.flatMap((change) => change.fields));
      return {
        span: nameSpan(run),
        revision: run.last,
        word,
        tone,
        who: nameOf(latest),
        at: latest.at,
        changed: postControls
          .filter((control) => run.first > 1 && control !== 'coverAlt' && fields.has(fieldOf(control) ?? 'slug'))
          .map((control) => postLabels[control]),
        saveCount: run.changes.length,
      };
    }),
    shown:
      span === undefined
        ? null
        : {
            span: nameSpan(span),
            revision: span.last,
            differences: await loadDifferences(store, id, span),
            saves: open === undefined || open.changes.length === 1 ? [] : open.changes.map(toSave),
          },
    openSpan: open === undefined ? null : nameSpan(open),
  };
}

function toSave({ revision, at }: Change) {
  return { revision, at };
}

/** Who did it: an account by its name then. */
function nameOf({ actorKind, actorName }: Change): string {
  if (actorName !== null) return upperFirst(actorName);
  return actorKind === 'visitor' ? 'A visitor' : 'The program itself';
}

async function loadDifferences(store: Store, id: string, { first, last }: RevisionSpan): Promise<FieldDifference[]> {
  const load = async (revision: number) =>
    loadPostValues(store, await findContentState(store, posts, { id, revision }));
  const [before, after] = await Promise.all([load(first - 1), load(last)]);
  const pictures = await loadContentPictures(store, [before.cover, after.cover]);
  const srcOf = (values: PostValues) => pictures.findByAddress(values.cover, '')?.record.src ?? null;
  return listChanged(before, after).map((control) => {
    const label = postLabels[control];
    if (textControls.has(control)) return { label, kind: 'text', parts: compareTexts(before[control], after[control]) };
    if (control === 'cover') return { label, kind: 'picture', before: srcOf(before), after: srcOf(after) };
    const say = (value: string) => (boxes.has(control) ? (value === '' ? 'No' : 'Yes') : value);
    return { label, kind: 'value', before: say(before[control]), after: say(after[control]) };
  });
}
