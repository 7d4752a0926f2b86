import type { KindList, Options } from './kind-list.ts';

/** How a field is filled in, and what is kept of it. Of the last three the value is a list, as JSON. */
export type FieldInput =
  | 'text'
  | 'long-text'
  /** A text of any length, in the visual editor. */
  | 'markdown'
  /** The last part of the thing's URL, which the store keeps beside its fields. */
  | 'slug'
  | 'dollars'
  | 'count'
  | 'day'
  | 'choice'
  | 'yes-or-no'
  | 'lines'
  | 'products'
  /** Words in one line, separated by commas. */
  | 'words'
  /** One picture, by its address. */
  | 'picture'
  /** The alt text that the store keeps with such a picture: `coverAlt` with `cover`. */
  | 'picture-alt'
  | 'tags'
  | 'rows'
  | 'pictures';

export interface FormField<Name extends string = string> {
  /** Of the store's kind; the name of its control. */
  readonly name: Name;
  readonly label: string;
  readonly input: FieldInput;
  /** May say something of what is typed elsewhere in the form. */
  readonly hint?: string | ((values: Readonly<Record<string, string>>) => string);
  /** How a message asks for it, where its label is no noun. */
  readonly asked?: string;
  /** Needed before visitors see it; said here of what the store never keeps empty, and taken from `neededFields` for the others. */
  readonly isRequired?: boolean;
  /** In a new form: the name of who is signed in. */
  readonly isAccountName?: boolean;
  /** Of a box: ticked in a new form. */
  readonly isTicked?: boolean;
  /** Of a long text: the lines that are seen before it grows. */
  readonly rows?: number;
  /** Of a text: its longest, in characters. */
  readonly maxLength?: number;
  /** Shows how much of that is left. */
  readonly showsCount?: boolean;
  /** Of pictures: what the first of them is for, as it says on it. */
  readonly first?: string;
  /** Of a choice. An empty value keeps null. */
  readonly options?: Options;
}

export interface FormSection<Name extends string = string> {
  readonly heading: string;
  readonly fields: readonly FormField<Name>[];
  /** On a page: closed until it is asked for. */
  readonly isFolded?: boolean;
  /** On a page: beside the text. */
  readonly isAside?: boolean;
}

/** The words of one kind, its list, and the form in which the owner fills one in. */
export interface KindForm extends KindList {
  readonly editLabel: string;
  /** How a notice after saving begins; default: the noun with “added” and “updated”. */
  readonly done?: { readonly added: string; readonly updated: string };
  readonly sections: readonly FormSection[];
  /** It has a page of its own, where what is typed is saved as a draft while it is written. */
  readonly isAutosaved?: boolean;
}

export const manyPictures = { input: 'pictures', hint: 'JPG, PNG, WebP, AVIF, GIF or HEIC, up to 10 MB each' } as const;
export const ON_CARD = 'Main photo';

/** Fields without which the store shows nothing to visitors are required in the form, too. */
export function markNeeded(sections: readonly FormSection[], needed: readonly string[]): readonly FormSection[] {
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
