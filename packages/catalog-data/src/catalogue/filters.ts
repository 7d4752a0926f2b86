export type FilterOption = { readonly value: string; readonly label: string };

/** One heading of a filter panel. `id` is also the name of its URL parameter. */
export type FilterGroup<Item> = {
  readonly id: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** One value at a time: choosing another takes the place of the first. */
  readonly isSingle?: true;
  /** It tells of a part of the item and not of the item itself: the search weighs it as one fact among others. */
  readonly isOfPart?: true;
  /** Its options are coarser than what the item says itself, as bands of prices are: a search does not go by their words. */
  readonly isCoarse?: true;
  /** The values an item has in this group; one of them being selected is enough. */
  readonly valuesOf: (item: Item) => readonly string[];
};

/** Selected values by group id. A group that is absent or empty filters nothing. */
export type Selection = Readonly<Record<string, readonly string[]>>;

export type CountedGroup = {
  readonly id: string;
  readonly label: string;
  readonly isSingle?: true;
  readonly options: readonly (FilterOption & { readonly count: number; readonly isSelected: boolean })[];
};

/** Items that match: any selected value within a group, every active group across. Order is kept. */
export function filterItems<Item>(
  items: readonly Item[],
  groups: readonly FilterGroup<Item>[],
  selection: Selection,
): readonly Item[] {
  const tests = groups
    .filter((group) => selectedIn(selection, group.id).length > 0)
    .map((group) => {
      const wanted = new Set(selectedIn(selection, group.id));
      return (item: Item) => group.valuesOf(item).some((value) => wanted.has(value));
    });
  return items.filter((item) => tests.every((test) => test(item)));
}

/**
 * Every option with the number of items it would show: those that have it and match the selection of the other
 * groups. The group's own selection is left out, since within a group another tick adds and never takes away.
 */
export function countOptions<Item>(
  items: readonly Item[],
  groups: readonly FilterGroup<Item>[],
  selection: Selection,
): readonly CountedGroup[] {
  return groups.map((group) => {
    const others = groups.filter((other) => other !== group);
    const counts = new Map<string, number>();
    for (const item of filterItems(items, others, selection)) {
      for (const value of new Set(group.valuesOf(item))) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const selected = selectedIn(selection, group.id);
    return {
      id: group.id,
      label: group.label,
      ...(group.isSingle ? { isSingle: group.isSingle } : {}),
      options: group.options.map((option) => ({
        ...option,
        count: counts.get(option.value) ?? 0,
        isSelected: selected.includes(option.value),
      })),
    };
  });
}

/**
 * Reads a selection from a URL. Values outside the options, doubles and empty values are dropped, so any address a
 * visitor arrives with gives a list; of a group that takes one value the first counts. Every group is present in the answer, its values in the order of the options.
 */
export function parseSelection<Item>(groups: readonly FilterGroup<Item>[], params: URLSearchParams): Selection {
  return Object.fromEntries(
    groups.map((group) => {
      const given = new Set(params.getAll(group.id));
      const known = group.options.map((option) => option.value).filter((value) => given.has(value));
      return [group.id, group.isSingle ? known.slice(0, 1) : known];
    }),
  );
}

/**
 * Writes a selection as URL parameters, in one canonical order so that one list has one address. Parameters of `base`
 * that belong to no group are kept, first; those of the groups are replaced.
 */
export function buildSelection<Item>(
  groups: readonly FilterGroup<Item>[],
  selection: Selection,
  base: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const groupIds = new Set(groups.map((group) => group.id));
  const params = new URLSearchParams([...base].filter(([name]) => !groupIds.has(name)));
  for (const group of groups) {
    const selected = new Set(selectedIn(selection, group.id));
    for (const { value } of group.options) {
      if (selected.has(value)) params.append(group.id, value);
    }
  }
  return params;
}

/** How many values are selected in all; 0 means that nothing is filtered. */
export function countSelected(selection: Selection): number {
  return Object.values(selection).reduce((sum, values) => sum + values.length, 0);
}

function selectedIn(selection: Selection, groupId: string): readonly string[] {
  // Own keys only: a group called "constructor" must not find the prototype's.
  return Object.hasOwn(selection, groupId) ? (selection[groupId] ?? []) : [];
}
