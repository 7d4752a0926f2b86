import { readPictures, readRows, readTags, writeList, type FormValues } from '../kinds/form-values.ts';

/**
 * A click on a button that changes a list of the form without saving: `pictures:earlier:2`. With scripts the page
 * applies it. Without, the form is submitted and redrawn.
 */
export interface ListStep {
  readonly field: string;
  /** `choose` opens the media library. */
  readonly verb: 'remove' | 'earlier' | 'later' | 'add' | 'choose';
  readonly index: number;
}

export function writeStep({ field, verb, index }: ListStep): string {
  return `${field}:${verb}:${index}`;
}

export function readStep(text: string): ListStep | undefined {
  const [, field = '', verb = '', index = ''] = /^(\w+):(\w+):(\d{1,3})$/.exec(text) ?? [];
  const known = (['remove', 'earlier', 'later', 'add', 'choose'] as const).find((name) => name === verb);
  return known === undefined ? undefined : { field, verb: known, index: Number(index) };
}

/** The list after a step. A step out of the list, or with nothing to add, changes nothing. */
export function editList<Entry>(list: readonly Entry[], { verb, index }: Omit<ListStep, 'field'>): readonly Entry[] {
  if (verb === 'remove') return list.filter((_, at) => at !== index);
  if (verb === 'earlier') return moveEntry(list, index, index - 1);
  if (verb === 'later') return moveEntry(list, index, index + 1);
  return list;
}

export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

export function applyStep(values: FormValues, step: ListStep): FormValues {
  const text = values[step.field];
  if (text === undefined) return values;
  // Reads the list as pictures, rows or tags: only one of the three applies.
  const list: readonly unknown[] = [...readPictures(text), ...readTags(text)];
  return { ...values, [step.field]: writeList(editList(list.length > 0 ? list : readRows(text), step)) };
}
