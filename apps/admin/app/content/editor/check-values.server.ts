import type { FieldIssue } from '../../frame/form/field-values.ts';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import { readRows, toStoredFields, type FormValues } from '../kinds/form-values.ts';
import { listFields } from '../kinds/kinds.ts';
import { toPictureReference } from '../kinds/picture-address.ts';
import { kindOf } from '../kinds/stored-kinds.server.ts';

interface CheckedValues {
  readonly values: FormValues;
  readonly kept: FormValues;
  readonly before: object;
  readonly action: 'autosave' | 'draft' | 'publish' | 'unpublish';
}

/** All issues of a form’s values, in form order. */
export async function listFieldIssues(
  name: KindName,
  { values, kept, before, action }: CheckedValues,
): Promise<readonly FieldIssue[]> {
  const parsed = kindOf(name).schema.safeParse({ ...before, ...toStoredFields(name, values) });
  const faults = parsed.error?.issues ?? [];
  return placeIssues(name, [
    ...listIncomplete(name, values, action),
    ...(await listUnknownProducts(name, values, kept)),
    ...faults.map(({ path, message }) => ({ field: path.map(String).join('.'), message })),
  ]);
}

/** The first issue of each field. One without a field of its own is shown at the first field. */
export function placeIssues(name: KindName, issues: readonly FieldIssue[]): readonly FieldIssue[] {
  const names = listFields(name).map((field) => field.name);
  const placed = issues.map(({ field, message }) => {
    const [start = ''] = field.split('.');
    return { field: names.includes(start) ? start : (names[0] ?? ''), message };
  });
  return names.flatMap((each) => placed.find(({ field }) => field === each) ?? []);
}

/** Published content needs every required field, a draft at least the first one. */
function listIncomplete(name: KindName, values: FormValues, action: CheckedValues['action']): FieldIssue[] {
  return listFields(name).flatMap(({ name: field, label, asked, input, isRequired }, index): FieldIssue[] => {
    const value = values[field] ?? '';
    if (input === 'rows' && readRows(value).some((row) => row.name === '' || row.value === '')) {
      return [{ field, message: 'Fill in both the name and the value' }];
    }
    if (input === 'picture' && value !== '' && toPictureReference(value, '') === null) {
      return [{ field, message: 'Choose an image from the Media Library' }];
    }
    const isNeeded = isRequired === true && action !== 'autosave' && (action === 'publish' || index === 0);
    if (!isNeeded || value !== '') return [];
    const verb = input === 'choice' || input === 'day' ? 'Choose' : 'Enter';
    return [{ field, message: `${verb} ${asked ?? `the ${label.toLowerCase()}`}` }];
  });
}

/** Unknown products are reported when they are typed. Existing links stay. */
async function listUnknownProducts(name: KindName, values: FormValues, kept: FormValues): Promise<FieldIssue[]> {
  const fields = listFields(name).filter(
    (field) => field.input === 'products' && values[field.name] !== kept[field.name],
  );
  if (fields.length === 0) return [];
  // Loaded on demand: the catalogue takes much memory.
  const { findProductPage } = await import('@showroom/catalog-data/catalogue/families');
  return fields.flatMap(({ name: field }): FieldIssue[] => {
    const known = new Set(kept[field]?.split('\n'));
    const unknown = values[field]
      ?.split('\n')
      .find((path) => path !== '' && !known.has(path) && !findProductPage(path));
    return unknown === undefined ? [] : [{ field, message: `“${unknown}” isn’t a product page` }];
  });
}
