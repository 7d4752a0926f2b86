import { readDigits } from '@showroom/catalog-data/typed-text';
import { usualAccent } from '@showroom/catalog-data/usual-accent';
import { readPhoneNumber } from '@showroom/store/admin';
import { toPictureReference } from '../../content/kinds/picture-address.ts';
import { listFields, type SettingsField, type SettingsGroupName } from './settings-fields.ts';
import type { FieldValues } from '../../frame/form/field-values.ts';
import { toCents } from '../../frame/form/to-cents.ts';
import { isRecord, readPath } from './settings-values.ts';

/** Parts that are complete or null: with every control empty, the store keeps null. */
const WHOLE_OR_NONE = /^(?:hours\.\w+\.days\.\w+|quartzPriceBands\.\w+|providerLinks\.contactForm)$/;

/**
 * Converts values for the store, which checks them: an invalid number stays text.
 *
 * @param saved the stored values: an unchanged phone number stays as it was written
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
      // Within a part that is filled in, each address is required.
      return text === '' && !WHOLE_OR_NONE.test(path.split('.').slice(0, -1).join('.')) ? null : text;
    case 'number':
      return text === '' || Number.isNaN(Number(readDigits(text))) ? text : Number(readDigits(text));
    case 'dollars':
      return toCents(text) ?? text;
    case 'picture':
      // An invalid address stays as typed, and is refused.
      return text === '' ? null : (toPictureReference(text, '') ?? text);
    case 'colour':
      // A colour control always holds a colour, so the default one counts as none.
      return text === '' || text.toLowerCase() === usualAccent ? null : text.toLowerCase();
    case 'text':
    case 'long-text':
    case 'email':
    case 'time':
      return text;
  }
}

/** A number that can’t be dialled is refused by the store. */
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
