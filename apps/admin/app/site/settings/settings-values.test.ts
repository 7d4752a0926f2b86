import { settingsGroups } from '@showroom/store/admin';
import { describe, expect, it } from 'vitest';
import { listFields, settingsForms, type SettingsGroupName } from './settings-fields.ts';
import { mergeValues } from '../../frame/form/field-values.ts';
import { placeIssues, readShown, readValues, toValues } from './settings-values.ts';
import { toFields } from './to-fields.server.ts';

const groups = Object.keys(settingsForms) as SettingsGroupName[];

/** The paths of all values; phone numbers and nulls count as one. */
function listLeaves(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || 'e164' in value) return [path];
  return Object.entries(value).flatMap(([name, part]) => listLeaves(part, path === '' ? name : `${path}.${name}`));
}

function formOf(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

describe.each(groups)('the form of %s', (group) => {
  const { empty, schema } = settingsGroups[group];

  it('has every stored value once, and nothing else', () => {
    const paths = listFields(group).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const leaves = listLeaves(empty);
    expect(leaves.filter((leaf) => !paths.some((path) => path === leaf || path.startsWith(`${leaf}.`)))).toEqual([]);
    expect(paths.filter((path) => !leaves.some((leaf) => path === leaf || path.startsWith(`${leaf}.`)))).toEqual([]);
    expect(settingsForms[group].sections.every(({ fields }) => fields.length > 0)).toBe(true);
  });

  it('keeps the stored values when submitted unchanged', () => {
    const values = readValues(group, formOf(toValues(group, empty)));
    expect(schema.parse(toFields(group, values))).toEqual(empty);
  });
});

/** The fields to store when this is typed over the initial values. */
function keep(group: SettingsGroupName, typed: Readonly<Record<string, string>>) {
  return toFields(group, { ...toValues(group, settingsGroups[group].empty), ...typed });
}

describe('typed values', () => {
  it.each([
    ['(807) 555-0199', '+18075550199'],
    ['1 807 555 0199', '+18075550199'],
    ['+44 20 7946 0018', '+442079460018'],
  ])('a phone number is dialled as intended: %s', (display, e164) => {
    expect(keep('business', { phone: display })).toMatchObject({ phone: { display, e164 } });
  });

  it('an extension is dialled after the number', () => {
    const typed = keep('business', { phone: '(807) 555-0123 ext. 12' });
    expect(typed).toMatchObject({ phone: { e164: '+18075550123', extension: '12' } });
    expect(settingsGroups.business.schema.safeParse(typed).success).toBe(true);
  });

  it.each([
    ['555-0199', /too short for Canada/],
    ['807 555 0199 0', /too long for Canada/],
    ['8O7 555 O199', /Letters only work/],
  ])('an undialable phone number is rejected with a reason: %s', (display, reason) => {
    const { error } = settingsGroups.business.schema.safeParse(keep('business', { phone: display }));
    const issues = (error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
    expect(placeIssues('business', issues)).toEqual([{ field: 'phone', message: expect.stringMatching(reason) }]);
  });

  it('an unchanged old phone number is accepted', () => {
    const saved = { ...settingsGroups.business.empty, phone: { display: 'Shop 555-0199', e164: '+5550199' } };
    const values = toValues('business', saved);
    expect(toFields('business', { ...values, brand: 'Cedar' }, saved)).toMatchObject({ phone: saved.phone });
  });

  it.each([
    ['85', 8500],
    ['85.5', 8550],
    ['$1,250.00', 125_000],
    ['85.555', '85.555'],
    ['1,2', '1,2'],
    ['-3', '-3'],
  ])('a price is stored in cents, and an invalid one is left to the check: %s', (text, kept) => {
    expect(keep('promises', { 'pricesFromCents.vanities': text })).toMatchObject({
      pricesFromCents: { vanities: kept },
    });
  });

  it('a price band, a day or a provider is complete or empty', () => {
    expect(keep('promises', {})).toMatchObject({ quartzPriceBands: { beyond: null } });
    const half = keep('promises', { 'quartzPriceBands.beyond.fromCents': '85' });
    expect(half).toMatchObject({ quartzPriceBands: { beyond: { fromCents: 8500, toCents: '' } } });
    expect(settingsGroups.promises.schema.safeParse(half).success).toBe(false);
    const closed = keep('hours', { 'hours.store.days.monday.opens': '', 'hours.store.days.monday.closes': '' });
    expect(closed).toMatchObject({ hours: { store: { days: { monday: null, tuesday: { opens: '09:00' } } } } });
  });

  it('only web addresses become links', () => {
    const typed = keep('links', { 'socialLinks.facebook': 'javascript:alert(1)' });
    const { error } = settingsGroups.links.schema.safeParse(typed);
    const issues = (error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
    expect(placeIssues('links', issues)).toEqual([
      { field: 'socialLinks.facebook', message: 'Enter a full URL, e.g. https://www.example.com' },
    ]);
  });

  it('an issue is shown once, at its control', () => {
    const issues = [
      { field: 'phone.e164', message: 'Enter the number with its area code' },
      { field: 'phone.display', message: 'Required' },
      { field: 'address.city', message: 'Required' },
    ];
    expect(placeIssues('business', issues)).toEqual([
      { field: 'phone', message: 'Enter the number with its area code' },
      { field: 'address.city', message: 'Required' },
    ]);
  });
});

describe('two users in one form', () => {
  it('keep the changes of both', () => {
    const was = { brand: 'A', email: 'a@x', phone: '1' };
    const merged = mergeValues(was, { ...was, brand: 'B' }, { ...was, email: 'b@x' });
    expect(merged).toEqual({ values: { brand: 'B', email: 'b@x', phone: '1' }, conflicts: [] });
  });

  it('are told about a field that both changed, unless to the same value', () => {
    const was = { brand: 'A', email: 'a@x' };
    expect(mergeValues(was, { ...was, brand: 'B' }, { ...was, brand: 'C' })).toEqual({
      values: { brand: 'B', email: 'a@x' },
      conflicts: ['brand'],
    });
    expect(mergeValues(was, { ...was, brand: 'B' }, { ...was, brand: 'B' }).conflicts).toEqual([]);
  });

  it.each(['', '{', '[1]', '{"brand": 3, "constructor": "x"}'])(
    'an invalid list of shown values counts as none: %s',
    (json) => {
      expect(readShown('business', json)).toEqual({});
    },
  );
});
