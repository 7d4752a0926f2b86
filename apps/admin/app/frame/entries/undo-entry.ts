/** An entry that was deleted just now. */
export interface DeletedEntry {
  readonly id: string;
  /** The revision of its group that still had it: its text is read from there, as it is too long for an address. */
  readonly from: number;
}

/** Where a button restores it. @param undoPath the route of its list */
export function buildEntryUndo(undoPath: string, { id, from }: DeletedEntry): string {
  return `${undoPath}?${new URLSearchParams({ id, from: String(from) })}`;
}

/** Reads such an address; undefined where it is none. */
export function readEntryUndo(params: URLSearchParams): DeletedEntry | undefined {
  const id = params.get('id') ?? '';
  const from = params.get('from') ?? '';
  return id === '' || !/^\d{1,9}$/.test(from) ? undefined : { id, from: Number(from) };
}
