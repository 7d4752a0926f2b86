export interface DeletedEntry {
  readonly id: string;
  /** The last revision of the group with the entry. Its text is read from there, as it is too long for a URL. */
  readonly from: number;
}

/**
 * The undo path of a deleted entry.
 *
 * @param undoPath the route of its list
 */
export function buildEntryUndo(undoPath: string, { id, from }: DeletedEntry): string {
  return `${undoPath}?${new URLSearchParams({ id, from: String(from) })}`;
}

export function readEntryUndo(params: URLSearchParams): DeletedEntry | undefined {
  const id = params.get('id') ?? '';
  const from = params.get('from') ?? '';
  return id === '' || !/^\d{1,9}$/.test(from) ? undefined : { id, from: Number(from) };
}
