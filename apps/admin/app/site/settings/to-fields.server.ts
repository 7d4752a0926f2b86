import { readDigits } from '@showroom/catalog-data/typed-text';
import { usualAccent } from '@showroom/catalog-data/usual-accent';
import { readPhoneNumber } from '@showroom/store/phone-number';
import { toPictureReference } from '../../content/pictures/picture-address.ts';
import { listFields, type SettingsField, type SettingsGroupName } from './settings-fields.ts';
import type { FieldValues } from '../../frame/form/field-values.ts';
import { toCents } from '../../frame/form/to-cents.ts';
import { isRecord, readPath } from './settings-values.ts';

/** Parts that are there whole or not at all: with every one of their controls empty, the store keeps null. */
const WHOLE_OR_NONE = /^(?:hours\.\w+\.days\.\w+|quartzPriceBands\.\w+|providerLinks\.contactForm)$/;

/**
 * What the store is to keep for these values. It is checked there: a number that is none stays the text it is.
 *
 * @param saved what the store holds now: a phone number that no one changed stays as it is, however it was once written
 */
export function toFields(group: SettingsGroupName, values: FieldValues, saved: object = {}): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const field of listFields(group)) {
    const part = field.path.split('.').slice(0, -1).join('.');
    const isLeftOut =
      WHOLE_OR_NONE.test(part) &&
      listFields(group).every(({ path }) => !path.startsWith(`${part}.`) || values[path] === '');
    if (isLeftOut) writePath(fields, part, null);
    else writePath(fields, field.path, toSaved(field, values[field.path] ?? '', readPath(saved, field.path)));
  }
  return fields;
}

function toSaved({ input, path }: SettingsField, text: string, saved: unknown): unknown {
  switch (input) {
    case 'phone':
      return readPath(saved, 'display') === text ? saved : toPhone(text);
    case 'yes-or-no':
      return text !== '';
    case 'link':
      // Inside of a part that is there, each address is needed.
      return text === '' && !WHOLE_OR_NONE.test(path.split('.').slice(0, -1).join('.')) ? null : text;
    case 'number':
      return text === '' || Number.isNaN(Number(readDigits(text))) ? text : Number(readDigits(text));
    case 'dollars':
      return toCents(text) ?? text;
    case 'picture':
      // What is no address stays as it was typed, and is refused.
      return text === '' ? null : (toPictureReference(text, '') ?? text);
    case 'colour':
      // A control of colours always holds one: the showroom's own is none of the owner's.
      return text === '' || text.toLowerCase() === usualAccent ? null : text.toLowerCase();
    case 'text':
    case 'long-text':
    case 'email':
    case 'time':
      return text;
  }
}

/** Without a number to dial it is refused, and the store says why. */
function toPhone(display: string) {
  const number = readPhoneNumber(display);
  if (!number.ok) return { display, e164: '' };
  const { e164, extension } = number;
  return extension === '' ? { display, e164 } : { display, e164, extension };
}

function writePath(target: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let part = target;
  for (const name of names) {
    const next = part[name];
    if (isRecord(next)) part = next;
    else {
      const made: Record<string, unknown> = {};
      part[name] = made;
      part = made;
    }
  }
  part[last] = value;
}
