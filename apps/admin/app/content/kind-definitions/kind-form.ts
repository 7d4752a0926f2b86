import type { KindList, Options } from './kind-list.ts';

/** How a field is filled in. The values of the last three are lists, as JSON. */
export type FieldInput =
  | 'text'
  | 'long-text'
  /** A text of any length, in the visual editor. */
  | 'markdown'
  /** The last part of the URL, which the store keeps outside the fields. */
  | 'slug'
  | 'dollars'
  | 'count'
  | 'day'
  | 'choice'
  | 'yes-or-no'
  | 'lines'
  | 'products'
  | 'words'
  | 'picture'
  /** The alt text of such a picture: `coverAlt` with `cover`. */
  | 'picture-alt'
  | 'tags'
  | 'rows'
  | 'pictures';

export interface FormField<Name extends string = string> {
  /** The field’s name in the store, and of its control. */
  readonly name: Name;
  readonly label: string;
  readonly input: FieldInput;
  /** Can depend on other fields. */
  readonly hint?: string | ((values: Readonly<Record<string, string>>) => string);
  /** How a message asks for it, if the label is no noun. */
  readonly asked?: string;
  /** Required for publishing, in addition to `neededFields`: for fields that the store never keeps empty. */
  readonly isRequired?: boolean;
  /** A new form has the current user’s name in it. */
  readonly isAccountName?: boolean;
  /** Checked in a new form. */
  readonly isTicked?: boolean;
  /** The initial number of lines. */
  readonly rows?: number;
  /** In characters. */
  readonly maxLength?: number;
  /** Shows how many characters are left. */
  readonly showsCount?: boolean;
  /** The purpose of the first picture. */
  readonly first?: string;
  /** Of a select. An empty value is stored as null. */
  readonly options?: Options;
}

export interface FormSection<Name extends string = string> {
  readonly heading: string;
  readonly fields: readonly FormField<Name>[];
  /** On a page: collapsed. */
  readonly isFolded?: boolean;
  /** On a page: next to the text. */
  readonly isAside?: boolean;
}

/** The words of a kind, its list and its form. */
export interface KindForm extends KindList {
  readonly editLabel: string;
  /** How a success notice begins; default: the noun with “added” and “updated”. */
  readonly done?: { readonly added: string; readonly updated: string };
  readonly sections: readonly FormSection[];
  /** Whether it has an editor page with autosave. */
  readonly isAutosaved?: boolean;
}

export const manyPictures = { input: 'pictures', hint: 'JPG, PNG, WebP, AVIF, GIF or HEIC, up to 10 MB each' } as const;
export const ON_CARD = 'Main photo';

/** Marks fields that the store requires for publishing. */
export function markNeeded(sections: readonly FormSection[], needed: readonly string[]): readonly FormSection[] {
  return sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (needed.includes(field.name) ? { ...field, isRequired: true } : field)),
  }));
}

/** `living-room` → "Living Room". */
export function toOption(value: string): { readonly value: string; readonly label: string } {
  const label = value.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
  return { value, label };
}
