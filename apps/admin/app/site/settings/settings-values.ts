import { parseTypedJson } from '@showroom/catalog-data/typed-text';
import { usualAccent } from '@showroom/catalog-data/usual-accent';
import { pictureReferenceSchema } from '@showroom/store/rules';
import { toPictureAddress } from '../../content/kinds/picture-address.ts';
import type { FieldIssue, FieldValues } from '../../frame/form/field-values.ts';
import { listFields, type SettingsField, type SettingsGroupName } from './settings-fields.ts';

/** The control values of stored settings. */
export function toValues(group: SettingsGroupName, kept: object): FieldValues {
  return Object.fromEntries(listFields(group).map((field) => [field.path, toText(field, readPath(kept, field.path))]));
}

function toText({ input }: SettingsField, value: unknown): string {
  if (input === 'yes-or-no') return value === true ? 'on' : '';
  if (input === 'picture') return toPictureAddress(pictureReferenceSchema.safeParse(value).data ?? null);
  if (input === 'colour' && value === null) return usualAccent;
  if (input === 'dollars' && typeof value === 'number') {
    return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2);
  }
  const text = input === 'phone' ? readPath(value, 'display') : value;
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
}

/** The name of a button that saves its form with one field emptied; its value is the field. */
export const WITHOUT = 'without';

export function readValues(group: SettingsGroupName, form: FormData): FieldValues {
  return Object.fromEntries(
    listFields(group).map(({ path }) => {
      const value = form.get(WITHOUT) === path ? '' : form.get(path);
      return [path, typeof value === 'string' ? value.trim() : ''];
    }),
  );
}

/** The controls’ initial values, which the form sends as JSON. Without them, every field counts as changed. */
export function readShown(group: SettingsGroupName, json: string): FieldValues {
  const shown = parseTypedJson(json);
  const values = isRecord(shown) ? shown : {};
  return Object.fromEntries(
    listFields(group).flatMap(({ path }) => {
      const value = values[path];
      return typeof value === 'string' ? [[path, value]] : [];
    }),
  );
}

/** Assigns each of the store’s issues to its control. */
export function placeIssues(group: SettingsGroupName, issues: readonly FieldIssue[]): FieldIssue[] {
  const paths = listFields(group).map(({ path }) => path);
  const placed = new Map<string, string>();
  for (const { field, message } of issues) {
    const control =
      paths.find((path) => path === field) ??
      paths.find((path) => field.startsWith(`${path}.`) || path.startsWith(`${field}.`)) ??
      field;
    if (!placed.has(control)) placed.set(control, message);
  }
  return paths.flatMap((field) => {
    const message = placed.get(field);
    return message === undefined ? [] : [{ field, message }];
  });
}

export function readPath(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), value);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
