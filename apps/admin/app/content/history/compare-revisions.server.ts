import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { findContentStateNear, type Store } from '@showroom/store/admin';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import type { FormField } from '../kind-definitions/kind-form.ts';
import { readPictures, readRows, readTags } from '../kinds/form-values.ts';
import { listFields } from '../kinds/kinds.ts';
import { loadValuesReader } from '../kinds/load-values.server.ts';
import { toPictureReference } from '../kinds/picture-address.ts';
import { kindOf } from '../kinds/stored-kinds.server.ts';
import { compareTexts, type TextPart } from './compare-texts.server.ts';
import type { RevisionSpan } from './revision-span.ts';

export type FieldDifference = { readonly label: string } & (
  | { readonly kind: 'text'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'value'; readonly before: string; readonly after: string }
  /** URLs of the pictures; deleted ones are left out. */
  | { readonly kind: 'pictures'; readonly before: readonly string[]; readonly after: readonly string[] }
);

/** The changes between two revisions, by field. Before the first revision, every field has its default. */
export async function compareRevisions(
  store: Store,
  name: KindName,
  { id, first, last }: RevisionSpan & { readonly id: string },
): Promise<readonly FieldDifference[]> {
  const toValues = await loadValuesReader(store, name);
  const load = async (revision: number) => toValues(await findContentStateNear(store, kindOf(name), { id, revision }));
  const [before, after] = await Promise.all([load(first - 1), load(last)]);
  const changed = listFields(name).filter((field) => before[field.name] !== after[field.name]);
  const pictures = await loadContentPictures(
    store,
    changed.flatMap((field) => [before, after].flatMap((values) => listPictures(field, values[field.name]))),
  );
  return changed.map((field) =>
    describeDifference(field, { before: before[field.name] ?? '', after: after[field.name] ?? '' }, (value) =>
      listPictures(field, value).flatMap((reference) => pictures.find(reference)?.record.src ?? []),
    ),
  );
}

function listPictures({ input }: FormField, value = '') {
  if (input === 'pictures') return readPictures(value);
  const picture = input === 'picture' ? toPictureReference(value, '') : null;
  return picture === null ? [] : [picture];
}

function describeDifference(
  { input, label, options }: FormField,
  { before, after }: Readonly<Record<'before' | 'after', string>>,
  listSources: (value: string) => readonly string[],
): FieldDifference {
  const inWords = (say: (value: string) => string): FieldDifference => ({
    label,
    kind: 'value',
    before: say(before),
    after: say(after),
  });
  const asTexts = (read: (value: string) => string): FieldDifference => ({
    label,
    kind: 'text',
    parts: compareTexts(read(before), read(after)),
  });
  switch (input) {
    case 'yes-or-no':
      return inWords((value) => (value === '' ? 'No' : 'Yes'));
    case 'choice':
      return inWords((text) => options?.find(({ value }) => value === text)?.label ?? text);
    case 'tags':
      return inWords((json) => readTags(json).join(', '));
    case 'rows':
      return asTexts((json) =>
        readRows(json)
          .map(({ name, value }) => `${name}: ${value}`)
          .join('\n'),
      );
    case 'picture':
    case 'pictures': {
      const sources = { before: listSources(before), after: listSources(after) };
      const isSame = input === 'pictures' && sources.before.join() === sources.after.join();
      if (!isSame) return { label, kind: 'pictures', ...sources };
      return asTexts((json) =>
        readPictures(json)
          .map(({ alt }) => alt)
          .join('\n'),
      );
    }
    case 'text':
    case 'long-text':
    case 'markdown':
    case 'picture-alt':
    case 'lines':
    case 'products':
      return asTexts((value) => value);
    case 'dollars':
    case 'count':
    case 'day':
    case 'slug':
    case 'words':
      return inWords((value) => value);
  }
}
