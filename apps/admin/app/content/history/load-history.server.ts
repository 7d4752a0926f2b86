import { upperFirst } from '@showroom/catalog-data/first-letter';
import type { AnyKind } from '../kind-definitions/stored-kind.server.ts';
import { listContentChanges } from '@showroom/store/admin/content-history';
import { findContent } from '@showroom/store/admin/find-content';
import type { Store } from '@showroom/store/open-store';
import type { TextPart } from './compare-texts.server.ts';
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
  /** The controls that it changed, as the form calls them; none for how it began: that is all of them. */
  readonly changed: readonly string[];
  /** How often it was saved. */
  readonly saveCount: number;
}

/** What one control held before and after. */
export type FieldDifference = { readonly label: string } & (
  | { readonly kind: 'text'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'value'; readonly before: string; readonly after: string }
  /** Where the pictures are to be had; those that are gone left out. */
  | { readonly kind: 'pictures'; readonly before: readonly string[]; readonly after: readonly string[] }
);

/** One step, or one save of it, laid over what was before. */
export interface ShownDifference {
  readonly span: string;
  readonly revision: number;
  readonly differences: readonly FieldDifference[];
  /** Every save of a step that was saved more than once; empty otherwise. */
  readonly saves: readonly { readonly revision: number; readonly at: string }[];
}

/** A kind of content whose history is told: what its form calls what was changed, and what that was. */
export interface HistorySubject {
  readonly kind: AnyKind;
  /** The controls in which fields of the store stand, as the form calls them and in its order. */
  labelsOf(fields: ReadonlySet<string>): readonly string[];
  /** What a span of revisions changed, by control. Before the first nothing was filled in. */
  compare(store: Store, id: string, span: RevisionSpan): Promise<readonly FieldDifference[]>;
}

export interface ContentHistory {
  readonly id: string;
  readonly title: string;
  /** What it is: "post". */
  readonly noun: string;
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
  'end-scheduled': ['Scheduled to unpublish', 'warning'],
  'schedule-cancelled': ['Schedule cancelled', 'warning'],
  'draft-discarded': ['Changes discarded', 'neutral'],
  restored: ['Restored', 'neutral'],
  deleted: ['Deleted', 'danger'],
  undeleted: ['Restored from trash', 'neutral'],
};

/**
 * Everything that was done to something, and what one of it changed.
 *
 * @param asked the span whose difference is to be shown; undefined for none
 * @returns undefined where there is no such thing, or it has no such revisions
 */
export async function loadHistory(
  store: Store,
  subject: HistorySubject,
  { id, asked }: { readonly id: string; readonly asked: string | undefined },
): Promise<ContentHistory | undefined> {
  const { kind } = subject;
  const [content, changes] = await Promise.all([findContent(store, kind, id), listContentChanges(store, id)]);
  if (content === undefined) return undefined;
  const runs = foldChanges(changes);
  const span = asked === undefined ? undefined : readSpan(asked, content.revision);
  if (asked !== undefined && span === undefined) return undefined;
  const open = span && runs.find(({ first, last }) => first <= span.last && span.last <= last);
  return {
    id,
    title: kind.titleOf(content.fields) || 'Untitled',
    noun: kind.noun,
    revision: content.revision,
    isPublic: content.publicationStatus === 'published',
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
        changed: run.first > 1 ? subject.labelsOf(fields) : [],
        saveCount: run.changes.length,
      };
    }),
    shown:
      span === undefined
        ? null
        : {
            span: nameSpan(span),
            revision: span.last,
            differences: await subject.compare(store, id, span),
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
  return actorKind === 'visitor' ? 'A visitor' : 'System';
}
