import { readPictures, readRows, readTags, writeList, type ItemValues } from '../kinds/item-values.ts';

/**
 * A press on a button that changes a list of the form and keeps nothing: `pictures:earlier:2`. With scripts it is done in the
 * page; without, the form is sent and comes back so.
 */
export interface ListStep {
  readonly field: string;
  /** `choose` opens the library at a page of it. */
  readonly verb: 'remove' | 'earlier' | 'later' | 'add' | 'choose';
  readonly index: number;
}

export function writeStep({ field, verb, index }: ListStep): string {
  return `${field}:${verb}:${index}`;
}

/** Undefined for what is no step. */
export function readStep(text: string): ListStep | undefined {
  const [, field = '', verb = '', index = ''] = /^(\w+):(\w+):(\d{1,3})$/.exec(text) ?? [];
  const known = (['remove', 'earlier', 'later', 'add', 'choose'] as const).find((name) => name === verb);
  return known === undefined ? undefined : { field, verb: known, index: Number(index) };
}

/** The list after a step. One that leads out of the list, or adds nothing, changes nothing. */
export function editList<Entry>(list: readonly Entry[], { verb, index }: Omit<ListStep, 'field'>): readonly Entry[] {
  if (verb === 'remove') return list.filter((_, at) => at !== index);
  if (verb === 'earlier') return moveEntry(list, index, index - 1);
  if (verb === 'later') return moveEntry(list, index, index + 1);
  return list;
}

/** The list with an entry in another place. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The values of a form after a step in one of its lists. */
export function applyStep(values: ItemValues, step: ListStep): ItemValues {
  const text = values[step.field];
  if (text === undefined) return values;
  // A list is of one sort: of the others nothing is read.
  const list: readonly unknown[] = [...readPictures(text), ...readTags(text)];
  return { ...values, [step.field]: writeList(editList(list.length > 0 ? list : readRows(text), step)) };
}
