/** The sort options of a list. The first is the default. */
export type Sorts<Name extends string> = readonly SortColumn<Name>[];

interface SortColumn<Name extends string> {
  readonly by: Name;
  /** “Title, A to Z” */
  readonly rising: string;
  /** “Title, Z to A” */
  readonly falling: string;
  /** Sorts in descending order at first, as people look for the newest or the largest. */
  readonly beginsFalling?: boolean;
}

export interface Sort<Name extends string = string> {
  readonly by: Name;
  readonly isDescending: boolean;
}

export function usualSort<Name extends string>([first]: Sorts<Name>): Sort<Name> {
  if (first === undefined) throw new Error('A list is sorted by something');
  return atFirst(first);
}

/** Reads a URL’s `sort`, such as `title`, or `-title` for the reverse. An invalid value gives the default. */
export function readSort<Name extends string>(sorts: Sorts<Name>, text: string | null): Sort<Name> {
  const column = sorts.find(({ by }) => by === text || `-${by}` === text);
  return column === undefined ? usualSort(sorts) : { by: column.by, isDescending: text?.startsWith('-') === true };
}

/** Writes it; empty for the default. */
export function writeSort<Name extends string>(sorts: Sorts<Name>, { by, isDescending }: Sort<Name>): string {
  const usual = usualSort(sorts);
  if (usual.by === by && usual.isDescending === isDescending) return '';
  return isDescending ? `-${by}` : by;
}

/** The order after a click on a column heading: reversed if the list is sorted by it already. */
export function nextSort<Name extends string>(sorts: Sorts<Name>, sort: Sort<Name>, by: Name): Sort<Name> {
  if (sort.by === by) return { by, isDescending: !sort.isDescending };
  const column = sorts.find((each) => each.by === by);
  return { by, isDescending: column?.beginsFalling === true };
}

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
