import { upperFirst } from '@showroom/catalog-data/first-letter';
import { findContent, listContentChanges, type Store } from '@showroom/store/admin';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import { storedNameOf } from '../kinds/form-values.ts';
import { listFields } from '../kinds/kinds.ts';
import { kindOf } from '../kinds/stored-kinds.server.ts';
import { compareRevisions, type FieldDifference } from './compare-revisions.server.ts';
import { foldChanges, nameSpan, readSpan, type Change } from './revision-span.ts';

export interface HistoryStep {
  /** The step’s name in the URL: “12”, or “8-12” for several saves. */
  readonly span: string;
  readonly revision: number;
  readonly word: string;
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger';
  readonly who: string;
  readonly at: string;
  readonly changed: readonly string[];
  readonly saveCount: number;
}

export interface ShownDifference {
  readonly span: string;
  readonly revision: number;
  readonly differences: readonly FieldDifference[];
  /** Every save of a step with several saves; empty otherwise. */
  readonly saves: readonly { readonly revision: number; readonly at: string }[];
}

export interface ContentHistory {
  readonly id: string;
  readonly title: string;
  readonly noun: string;
  /** The current revision, so that nothing is restored over a later one unseen. */
  readonly revision: number;
  readonly isPublic: boolean;
  readonly steps: readonly HistoryStep[];
  readonly shown: ShownDifference | null;
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
 * Loads the history of an entry, and the changes of one step.
 *
 * @param asked the span to open; undefined for none
 * @returns undefined if there is no such entry or span
 */
export async function loadHistory(
  store: Store,
  name: KindName,
  { id, asked }: { readonly id: string; readonly asked: string | undefined },
): Promise<ContentHistory | undefined> {
  const kind = kindOf(name);
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
      return {
        span: nameSpan(run),
        revision: run.last,
        word,
        tone,
        who: nameOf(latest),
        at: latest.at,
        changed: run.first > 1 ? listChangedLabels(name, run.changes) : [],
        saveCount: run.changes.length,
      };
    }),
    shown:
      span === undefined
        ? null
        : {
            span: nameSpan(span),
            revision: span.last,
            differences: await compareRevisions(store, name, { id, ...span }),
            saves: open === undefined || open.changes.length === 1 ? [] : open.changes.map(toSave),
          },
    openSpan: open === undefined ? null : nameSpan(open),
  };
}

export function listChangedLabels(name: KindName, changes: readonly Pick<Change, 'fields'>[]): readonly string[] {
  const changed = new Set(changes.flatMap(({ fields }) => fields));
  return listFields(name)
    .filter((field) => field.input !== 'picture-alt' && changed.has(storedNameOf(field)))
    .map(({ label }) => label);
}

function toSave({ revision, at }: Change) {
  return { revision, at };
}

function nameOf({ actorKind, actorName }: Change): string {
  if (actorName !== null) return upperFirst(actorName);
  return actorKind === 'visitor' ? 'A visitor' : 'System';
}
