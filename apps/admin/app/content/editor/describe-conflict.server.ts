import { upperFirst } from '@showroom/catalog-data/first-letter';
import type { listContentChanges } from '@showroom/store/admin';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import { listChangedLabels } from '../history/load-history.server.ts';
import { compareTexts } from '../history/compare-texts.server.ts';
import type { FieldDifference } from '../history/compare-revisions.server.ts';
import type { FormField } from '../kind-definitions/kind-form.ts';
import { storedNameOf, type FormValues } from '../kinds/form-values.ts';

type Changes = Awaited<ReturnType<typeof listContentChanges>>;

const LONGEST_QUOTE = 60;
const NAMED_FIELDS = 4;
/** Fields whose values can’t be quoted. */
const unquoted: ReadonlySet<FormField['input']> = new Set(['pictures', 'picture', 'rows', 'tags', 'yes-or-no']);

/** Says who changed a field that was changed here too, and to what. */
export function describeConflict(field: FormField, kept: FormValues, changes: Changes): string {
  const who = nameOf(changes.find(({ fields }) => fields.includes(storedNameOf(field))));
  const text = kept[field.name] ?? '';
  const shown = field.options?.find(({ value }) => value === text)?.label ?? text;
  const changed = shown === '' ? 'cleared this' : `changed this to “${shorten(shown)}”`;
  const what = unquoted.has(field.input) ? 'changed this' : changed;
  return `${who} ${what} while you were editing. Save again to keep your version.`;
}

/** Says who changed what, without a full stop. */
export function describeOtherChanges(name: KindName, changes: Changes): string {
  const labels = listChangedLabels(name, changes);
  if (labels.length === 0) return `${nameOf(changes[0])} published or scheduled this`;
  const more = labels.length - NAMED_FIELDS;
  const named = `${labels.slice(0, NAMED_FIELDS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return `${nameAll(changes.filter(({ fields }) => fields.length > 0))} changed ${named}`;
}

/** For texts that are too long to quote: theirs, with the changes of this form. */
export function compareConflicts(
  fields: readonly FormField[],
  kept: FormValues,
  values: FormValues,
): readonly FieldDifference[] {
  return fields.flatMap(({ name, label, input }) => {
    const [theirs = '', ours = ''] = [kept[name], values[name]];
    if (unquoted.has(input) || shorten(theirs) === theirs) return [];
    return [{ label, kind: 'text', parts: compareTexts(theirs, ours) }];
  });
}

/** Each name once, latest first; of more than two only the latest. */
function nameAll(changes: Changes): string {
  const [last = '', ...others] = new Set(changes.map(nameOf));
  if (others.length === 0) return last;
  return `${last} and ${others.length > 1 ? 'others' : others[0]}`;
}

function nameOf(change: Changes[number] | undefined): string {
  return upperFirst(change?.actorName ?? 'someone else');
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}
