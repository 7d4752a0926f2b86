import { parseTypedJson, readDigits } from '@showroom/catalog-data/typed-text';
import type { PictureReference } from '@showroom/store/rules';
import { toCents } from '../../frame/form/to-cents.ts';
import type { ItemName } from '../../frame/navigation/content-kinds.ts';
import { listItemFields } from './kinds.ts';
import type { ItemField } from '../kind-definitions/item-form.ts';

/** What stands in the controls of a form, by the names of its fields. Of lists it is JSON; an unticked box is empty. */
export type ItemValues = Readonly<Record<string, string>>;

export interface SpecificationRow {
  readonly name: string;
  readonly value: string;
}

/** What a form's controls hold for what the store keeps. `tagNames` are those of its tags, by their ids. */
export function toItemValues(
  item: ItemName,
  kept: object,
  tagNames: ReadonlyMap<string, string> = new Map(),
): ItemValues {
  const values = new Map<string, unknown>(Object.entries(kept));
  return Object.fromEntries(
    listItemFields(item).map((field) => [field.name, toText(field, values.get(field.name), tagNames)]),
  );
}

function toText({ input }: ItemField, value: unknown, tagNames: ReadonlyMap<string, string>): string {
  switch (input) {
    case 'yes-or-no':
      return value === true ? 'on' : '';
    case 'dollars':
      if (typeof value !== 'number') return '';
      return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2);
    case 'lines':
    case 'products':
      return Array.isArray(value) ? value.map(String).join('\n') : '';
    case 'tags':
      return writeList(Array.isArray(value) ? value.flatMap((id) => tagNames.get(String(id)) ?? []) : []);
    case 'rows':
    case 'pictures':
      return writeList(Array.isArray(value) ? value : []);
    case 'text':
    case 'long-text':
    case 'count':
    case 'day':
    case 'choice':
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
}

/** What was typed into a form. */
export function readItemValues(item: ItemName, form: FormData): ItemValues {
  return Object.fromEntries(listItemFields(item).map((field) => [field.name, readValue(field, form)]));
}

function readValue({ name, input }: ItemField, form: FormData): string {
  const all = (part: string) => form.getAll(part).map((value) => (typeof value === 'string' ? value : ''));
  switch (input) {
    case 'tags':
      return writeList(withTag(all(name), all(newControl(name))[0] ?? ''));
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
      // A browser sends the end of a line as two characters.
      return (all(name)[0] ?? '').replaceAll('\r\n', '\n').trim();
  }
}

/** What the store is to keep for these values, apart from tags, which it names by ids. It checks the rest. */
export function toItemFields(item: ItemName, values: ItemValues): Record<string, unknown> {
  return Object.fromEntries(
    listItemFields(item)
      .filter(({ input }) => input !== 'tags')
      .map((field) => [field.name, toSaved(field, values[field.name] ?? '')]),
  );
}

function toSaved({ input, options }: ItemField, text: string): unknown {
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
    case 'rows':
      return readRows(text);
    case 'pictures':
      return readPictures(text);
    case 'text':
    case 'long-text':
    case 'tags':
      return text;
  }
}

/** The path of a page in an address as browsers show it, or as it stands in a list: filters and places in the page are none of it. */
function toProductPath(address: string): string {
  const [path = ''] = address.replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/, 1);
  return `/${path.replaceAll(/^\/+|\/+$/g, '')}`;
}

/** The control in which another tag is typed. */
export function newControl(name: string): string {
  return `${name}.new`;
}

/** The tags with another one; the same in other letters is there already. */
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
