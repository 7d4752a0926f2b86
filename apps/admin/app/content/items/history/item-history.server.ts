import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { findContentStateNear } from '@showroom/store/admin';
import { compareTexts } from '../../history/compare-texts.server.ts';
import type { FieldDifference, HistorySubject } from '../../history/load-history.server.ts';
import { nameTags } from '../form/save-item.server.ts';
import type { ItemName } from '../../../frame/navigation/content-kinds.ts';
import { listItemFields } from '../../kinds/kinds.ts';
import type { ItemField } from '../../kind-definitions/item-form.ts';
import { kindOf } from '../../kinds/stored-kinds.server.ts';
import { readPictures, readRows, readTags, toItemValues } from '../../kinds/item-values.ts';

/** How the history of an item is told. */
export function describeItemHistory(item: ItemName): HistorySubject {
  const kind = kindOf(item);
  const fields = listItemFields(item);
  return {
    kind,
    labelsOf: (changed) => fields.filter(({ name }) => changed.has(name)).map(({ label }) => label),
    compare: async (store, id, { first, last }) => {
      const tagNames = await nameTags(store);
      const load = async (revision: number) => {
        const state = await findContentStateNear(store, kind, { id, revision });
        return toItemValues(item, state?.fields ?? kind.empty, tagNames);
      };
      const [before, after] = await Promise.all([load(first - 1), load(last)]);
      const changed = fields.filter(({ name }) => before[name] !== after[name]);
      const listed = changed.filter(({ input }) => input === 'pictures');
      const pictures = await loadContentPictures(
        store,
        listed.flatMap(({ name }) => [before, after].map((values) => readPictures(values[name] ?? ''))),
      );
      const listSources = (json: string) =>
        readPictures(json).flatMap((reference) => pictures.find(reference)?.record.src ?? []);
      return changed.map((field) =>
        describeDifference(field, { before: before[field.name] ?? '', after: after[field.name] ?? '' }, listSources),
      );
    },
  };
}

function describeDifference(
  { input, label, options }: ItemField,
  { before, after }: Readonly<Record<'before' | 'after', string>>,
  listSources: (json: string) => readonly string[],
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
    case 'pictures': {
      const sources = { before: listSources(before), after: listSources(after) };
      // The same pictures: what is said of them was changed.
      if (sources.before.join() !== sources.after.join()) return { label, kind: 'pictures', ...sources };
      return asTexts((json) =>
        readPictures(json)
          .map(({ alt }) => alt)
          .join('\n'),
      );
    }
    case 'text':
    case 'long-text':
    case 'lines':
    case 'products':
      return asTexts((value) => value);
    case 'dollars':
    case 'count':
    case 'day':
      return inWords((value) => value);
  }
}
