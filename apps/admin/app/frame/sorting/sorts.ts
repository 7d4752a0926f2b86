/** What a list can be sorted by. The first is how it is sorted unless its address says otherwise. */
export type Sorts<Name extends string> = readonly SortColumn<Name>[];

interface SortColumn<Name extends string> {
  readonly by: Name;
  /** "Title, A to Z" */
  readonly rising: string;
  /** "Title, Z to A" */
  readonly falling: string;
  /** It sorts so at first: what is new, or much, is what is looked for. */
  readonly beginsFalling?: boolean;
}

/** How a list is sorted. */
export interface Sort<Name extends string = string> {
  readonly by: Name;
  readonly isDescending: boolean;
}

/** How a list is sorted unless its address says otherwise. */
export function usualSort<Name extends string>([first]: Sorts<Name>): Sort<Name> {
  if (first === undefined) throw new Error('A list is sorted by something');
  return atFirst(first);
}

/** Reads the `sort` of an address, such as `title` or, the other way round, `-title`; whatever does not fit is the usual one. */
export function readSort<Name extends string>(sorts: Sorts<Name>, text: string | null): Sort<Name> {
  const column = sorts.find(({ by }) => by === text || `-${by}` === text);
  return column === undefined ? usualSort(sorts) : { by: column.by, isDescending: text?.startsWith('-') === true };
}

/** Writes it; empty for the usual one, which needs no saying. */
export function writeSort<Name extends string>(sorts: Sorts<Name>, { by, isDescending }: Sort<Name>): string {
  const usual = usualSort(sorts);
  if (usual.by === by && usual.isDescending === isDescending) return '';
  return isDescending ? `-${by}` : by;
}

/** How a press on the head of a column sorts: the other way round where the list is sorted by it already. */
export function nextSort<Name extends string>(sorts: Sorts<Name>, sort: Sort<Name>, by: Name): Sort<Name> {
  if (sort.by === by) return { by, isDescending: !sort.isDescending };
  const column = sorts.find((each) => each.by === by);
  return { by, isDescending: column?.beginsFalling === true };
}

/** All of them, to choose from, as an address says them. */
export function listSorts<Name extends string>(
  sorts: Sorts<Name>,
): { readonly value: string; readonly label: string }[] {
  return sorts.flatMap((column) => {
    const first = atFirst(column);
    return [first, { ...first, isDescending: !first.isDescending }].map((sort) => ({
      value: writeSort(sorts, sort),
      label: sort.isDescending ? column.falling : column.rising,
    }));
  });
}

function atFirst<Name extends string>({ by, beginsFalling = false }: SortColumn<Name>): Sort<Name> {
  return { by, isDescending: beginsFalling };
}
