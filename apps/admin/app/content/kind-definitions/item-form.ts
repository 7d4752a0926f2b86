import type { KindList, Options } from './kind-list.ts';

/** How a field is filled in, and what is kept of it. Of the last four the value is a list, as JSON. */
export type ItemInput =
  | 'text'
  | 'long-text'
  | 'dollars'
  | 'count'
  | 'day'
  | 'choice'
  | 'yes-or-no'
  | 'lines'
  | 'products'
  | 'tags'
  | 'rows'
  | 'pictures';

export interface ItemField<Name extends string = string> {
  /** Of the store's kind; the name of its control. */
  readonly name: Name;
  readonly label: string;
  readonly input: ItemInput;
  readonly hint?: string;
  /** How a message asks for it, where its label is no noun. */
  readonly asked?: string;
  /** Needed before visitors see it; said here of what the store never keeps empty, and taken from `neededFields` for the others. */
  readonly isRequired?: boolean;
  /** Of pictures: what the first of them is for, as it says on it. */
  readonly first?: string;
  /** Of a choice. An empty value keeps null. */
  readonly options?: Options;
}

export interface ItemSection<Name extends string = string> {
  readonly heading: string;
  readonly fields: readonly ItemField<Name>[];
}

/** The words of one kind, its list, and the form in which the owner fills one in. */
export interface ItemForm extends KindList {
  readonly editLabel: string;
  readonly deleteQuestion: string;
  readonly sections: readonly ItemSection[];
}

export const manyPictures = { input: 'pictures', hint: 'JPG, PNG, WebP, AVIF, GIF or HEIC, up to 10 MB each' } as const;
export const ON_CARD = 'Main photo';

/** Fields without which the store shows nothing to visitors are required in the form, too. */
export function markNeeded(sections: readonly ItemSection[], needed: readonly string[]): readonly ItemSection[] {
  return sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (needed.includes(field.name) ? { ...field, isRequired: true } : field)),
  }));
}

/** `living-room` as the owner reads it: "Living Room". */
export function toOption(value: string): { readonly value: string; readonly label: string } {
  const label = value.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
  return { value, label };
}
