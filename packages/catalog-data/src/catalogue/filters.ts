export type FilterOption = { readonly value: string; readonly label: string };

/** A filter. `id` is also its URL parameter. */
export type FilterGroup<Item> = {
  readonly id: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** Takes one value at a time. */
  readonly isSingle?: true;
  /** Describes only a part of the item, so that the search weighs it less. */
  readonly isOfPart?: true;
  /** Its options are bands, such as of prices, whose words a search ignores. */
  readonly isCoarse?: true;
  /** The item's values. It matches if any of them is selected. */
  readonly valuesOf: (item: Item) => readonly string[];
};

/** Selected values by group id. Absent and empty groups filter nothing. */
export type Selection = Readonly<Record<string, readonly string[]>>;

export type CountedGroup = {
  readonly id: string;
  readonly label: string;
  readonly isSingle?: true;
  readonly options: readonly (FilterOption & { readonly count: number; readonly isSelected: boolean })[];
};

/** Returns the items that match any selected value in every active group, in their order. */
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
 * Returns every option with the number of items it would show: those that have it and match the other groups. The group's own
 * selection is ignored, because options of a group are alternatives.
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
 * Reads a selection from a URL. Unknown, repeated and empty values are ignored, so that any URL gives a list. A group that takes
 * one value uses the first. The result has every group, with values in the order of the options.
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
 * Writes a selection as URL parameters, in canonical order, so that one list has one URL. Other parameters of `base` are kept,
 * in front.
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

export function countSelected(selection: Selection): number {
  return Object.values(selection).reduce((sum, values) => sum + values.length, 0);
}

function selectedIn(selection: Selection, groupId: string): readonly string[] {
  // Own keys only: a group called "constructor" must not find the prototype's.
  return Object.hasOwn(selection, groupId) ? (selection[groupId] ?? []) : [];
}
