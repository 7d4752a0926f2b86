import { parseTypedJson, readDigits } from '@showroom/catalog-data/typed-text';
import type { PictureReference } from '@showroom/store/rules';
import type { FieldValues } from '../../frame/form/field-values.ts';
import { toCents } from '../../frame/form/to-cents.ts';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import { listFields } from './kinds.ts';
import type { FormField } from '../kind-definitions/kind-form.ts';
import { toPictureAddress, toPictureReference } from './picture-address.ts';

/** A form’s values by field name. Lists are JSON; an unchecked box is empty. */
export type FormValues = FieldValues;

export interface SpecificationRow {
  readonly name: string;
  readonly value: string;
}

interface KeptState {
  readonly slug: string;
  readonly fields: object;
}

/** Converts stored fields to control values. `tagNames` are the names of its tags, by id. */
export function toFormValues(
  name: KindName,
  { slug, fields }: KeptState,
  tagNames: ReadonlyMap<string, string>,
): FormValues {
  const kept = new Map<string, unknown>([...Object.entries(fields), ['slug', slug]]);
  return Object.fromEntries(
    listFields(name).map((field) => [field.name, toText(field, kept.get(storedNameOf(field)), tagNames)]),
  );
}

/** The store’s name of a field, also in changes. */
export function storedNameOf({ name, input }: FormField): string {
  return input === 'picture-alt' ? name.replace(/Alt$/, '') : name;
}

function toText({ name, input }: FormField, value: unknown, tagNames: ReadonlyMap<string, string>): string {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const words = () => (name === 'tags' ? list.flatMap((id) => tagNames.get(String(id)) ?? []) : list.map(String));
  switch (input) {
    case 'yes-or-no':
      return value === true ? 'on' : '';
    case 'dollars':
      if (typeof value !== 'number') return '';
      return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2);
    case 'lines':
    case 'products':
      return list.join('\n');
    case 'words':
      return writeWords(words());
    case 'tags':
      return writeList(words());
    case 'rows':
    case 'pictures':
      return writeList(list);
    case 'picture':
      return isPicture(value) ? toPictureAddress(value) : '';
    case 'picture-alt':
      return isPicture(value) ? value.alt : '';
    case 'text':
    case 'long-text':
    case 'markdown':
    case 'slug':
    case 'count':
    case 'day':
    case 'choice':
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
}

/**
 * Reads a form’s values.
 * @param options.isTyping excludes a list word that isn’t added yet
 */
export function readFormValues(
  name: KindName,
  form: FormData,
  { isTyping = false }: { readonly isTyping?: boolean } = {},
): FormValues {
  return Object.fromEntries(listFields(name).map((field) => [field.name, readValue(field, form, isTyping)]));
}

function readValue({ name, input }: FormField, form: FormData, isTyping: boolean): string {
  const all = (part: string) => form.getAll(part).map((value) => (typeof value === 'string' ? value : ''));
  const added = isTyping ? '' : (all(newControl(name))[0] ?? '');
  switch (input) {
    case 'words':
      return writeWords(readWords([...all(name), added].join()));
    case 'tags':
      return writeList(withTag(all(name), added));
    case 'rows': {
      const values = all(`${name}.value`);
      const rows = all(`${name}.name`).map((row, index) => ({ name: row.trim(), value: (values[index] ?? '').trim() }));
      return writeList(rows.filter((row) => row.name !== '' || row.value !== ''));
    }
    case 'pictures': {
      const words = all(`${name}.alt`);
      return writeList(
        all(name).flatMap((json, index) => {
          const picture = parseTypedJson(json);
          return isPicture(picture) ? [{ ...picture, alt: (words[index] ?? picture.alt).trim() }] : [];
        }),
      );
    }
    case 'lines':
      return toLines(all(name)[0] ?? '').join('\n');
    case 'products':
      return toLines(all(name)[0] ?? '')
        .map(toProductPath)
        .join('\n');
    default:
      // Browsers send line breaks as two characters.
      return (all(name)[0] ?? '').replaceAll(/\r\n?/g, '\n').trim();
  }
}

/** A new form’s values. A select starts with its first option, as in a browser. */
export function toNewValues(name: KindName, accountName: string): FormValues {
  const form = new FormData();
  for (const { name: field, options, isTicked = false, isAccountName = false } of listFields(name)) {
    const first = isTicked ? 'on' : isAccountName ? accountName : options?.[0]?.value;
    if (first !== undefined) form.set(field, first);
  }
  return readFormValues(name, form);
}

/** Converts values to stored fields, without the slug and tags. The store validates them. */
export function toStoredFields(name: KindName, values: FormValues): Record<string, unknown> {
  const fields = listFields(name);
  return Object.fromEntries(
    fields
      .filter((field) => field.name !== 'tags' && field.input !== 'slug' && field.input !== 'picture-alt')
      .map((field) => [field.name, toSaved(field, values)]),
  );
}

/** The fields that differ from the stored ones. */
export function listChangedFields(name: KindName, values: FormValues, others: FormValues): readonly FormField[] {
  const toComparable = (field: FormField, of: FormValues) =>
    field.input === 'tags' ? (of[field.name] ?? '').toLowerCase() : JSON.stringify(toSaved(field, of));
  return listFields(name).filter((field) => toComparable(field, values) !== toComparable(field, others));
}

function toSaved({ name, input, options }: FormField, values: FormValues): unknown {
  const text = values[name] ?? '';
  switch (input) {
    case 'yes-or-no':
      return text !== '';
    case 'dollars':
      return text === '' ? null : (toCents(text) ?? text);
    case 'count':
      if (text === '') return 0;
      return /^\d+$/.test(readDigits(text)) ? Number(readDigits(text)) : text;
    case 'day':
      return text === '' ? null : text;
    case 'choice':
      return text === '' && options?.some(({ value }) => value === '') === true ? null : text;
    case 'lines':
    case 'products':
      return toLines(text);
    case 'words':
      return readWords(text);
    case 'rows':
      return readRows(text);
    case 'pictures':
      return readPictures(text);
    case 'picture':
      return text === '' ? null : (toPictureReference(text, values[`${name}Alt`] ?? '') ?? text);
    case 'text':
    case 'long-text':
    case 'markdown':
    case 'slug':
    case 'picture-alt':
    case 'tags':
      return text;
  }
}

/** The path of a product page from a URL, without query and fragment. */
function toProductPath(address: string): string {
  const [path = ''] = address.replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/, 1);
  return `/${path.replaceAll(/^\/+|\/+$/g, '')}`;
}

/** Splits a comma-separated line into trimmed words, without duplicates in any letter case. */
export function readWords(text: string): readonly string[] {
  const words = new Map<string, string>();
  for (const entry of text.split(',')) {
    const word = entry.trim().replaceAll(/\s+/g, ' ');
    if (word !== '' && !words.has(word.toLowerCase())) words.set(word.toLowerCase(), word);
  }
  return [...words.values()];
}

export function writeWords(words: readonly string[]): string {
  return words.join(', ');
}

export function readTagNames(name: KindName, values: FormValues): readonly string[] {
  const field = listFields(name).find((each) => each.name === 'tags');
  const text = values['tags'] ?? '';
  return field?.input === 'words' ? readWords(text) : readTags(text);
}

/** The name of the control for a new tag. */
export function newControl(name: string): string {
  return `${name}.new`;
}

/** Adds a tag unless it exists in any letter case. */
export function withTag(tags: readonly string[], added: string): readonly string[] {
  const name = added.trim();
  const isThere = tags.some((tag) => tag.toLowerCase() === name.toLowerCase());
  return name === '' || isThere ? tags : [...tags, name];
}

export function readTags(json: string): readonly string[] {
  return readList(json).filter((tag) => typeof tag === 'string');
}

export function readRows(json: string): readonly SpecificationRow[] {
  return readList(json).filter(isRow);
}

export function readPictures(json: string): readonly PictureReference[] {
  return readList(json).filter(isPicture);
}

export function writeList(list: readonly unknown[]): string {
  return JSON.stringify(list);
}

function readList(json: string): readonly unknown[] {
  const list = parseTypedJson(json);
  return Array.isArray(list) ? list : [];
}

function toLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function isRow(value: unknown): value is SpecificationRow {
  return hasText(value, 'name') && hasText(value, 'value');
}

function isPicture(value: unknown): value is PictureReference {
  if (!hasText(value, 'alt')) return false;
  return (
    (hasText(value, 'id') && 'source' in value && value.source === 'media') ||
    (hasText(value, 'name') && 'source' in value && value.source === 'master')
  );
}

function hasText<Name extends string>(value: unknown, name: Name): value is Record<Name, string> {
  return typeof value === 'object' && value !== null && name in value && typeof Reflect.get(value, name) === 'string';
}
