import type { CountedGroup, FilterGroup } from './filters.ts';

/** An option is marked by one character, 0 to z. */
const MOST_OPTIONS = 36;
type MarkedGroup = Pick<CountedGroup, 'id' | 'isSingle' | 'marks' | 'options'>;

/**
 * The groups of a list, each with the marks of the items on its first page: by these, `narrowList` tells which of them stay.
 *
 * @param items those of the first page, in its order
 */
export function markGroups<Item>(
  counted: readonly CountedGroup[],
  groups: readonly FilterGroup<Item>[],
  items: readonly Item[],
): readonly CountedGroup[] {
  return counted.map((each) => {
    const group = groups.find(({ id }) => id === each.id);
    return group === undefined || group.options.length > MOST_OPTIONS
      ? each
      : { ...each, marks: items.map((item) => markItem(item, group)).join(' ') };
  });
}

/** Which options an item has in a group: a mark for each. */
function markItem<Item>(item: Item, { options, valuesOf }: FilterGroup<Item>): string {
  const values = new Set(valuesOf(item));
  return options.map(({ value }, at) => (values.has(value) ? toMark(at) : '')).join('');
}

/**
 * Which items of a first page stay when the list's filters are asked for more, told from their marks alone; the order of the answer
 * is that of the items shown. Those that stay are the beginning of the list asked for, and all of it where the list has no other page.
 * Undefined where others may stand among them or in their place: a filter is taken off or joined by another value of its group,
 * another text, order or page is asked for, or none of them stays.
 *
 * @param shown the query of the list that is shown
 * @param asked the query of the list that is asked for
 */
export function narrowList(
  groups: readonly MarkedGroup[],
  shown: URLSearchParams,
  asked: URLSearchParams,
): readonly boolean[] | undefined {
  const ids = new Set(groups.map(({ id }) => id));
  const beside = (params: URLSearchParams) => JSON.stringify([...params].filter(([name]) => !ids.has(name)));
  if (beside(shown) !== beside(asked)) return undefined;

  const tests: ((at: number) => boolean)[] = [];
  let count = 0;
  for (const group of groups) {
    if (group.marks === undefined) return undefined;
    const items = group.marks.split(' ');
    count = items.length;
    const [before, now] = [listChosen(group, shown), listChosen(group, asked)];
    if (before.length > 0 && (now.length === 0 || now.some((mark) => !before.includes(mark)))) return undefined;
    if (now.length > 0) tests.push((at) => now.some((mark) => items[at]?.includes(mark)));
  }
  const stays = Array.from({ length: count }, (_, at) => tests.every((test) => test(at)));
  return stays.includes(true) ? stays : undefined;
}

/** The marks of what a query asks for in a group, read as the list reads it. */
function listChosen({ id, isSingle, options }: MarkedGroup, params: URLSearchParams): readonly string[] {
  const given = params.getAll(id);
  const marks = options.flatMap(({ value }, at) => (given.includes(value) ? [toMark(at)] : []));
  return isSingle ? marks.slice(0, 1) : marks;
}

function toMark(at: number): string {
  return at.toString(MOST_OPTIONS);
}
