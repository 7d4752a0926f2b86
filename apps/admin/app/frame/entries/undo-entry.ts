/** The lists whose entries can be brought back. */
export const entryListNames = ['days', 'templates'] as const;
export type EntryListName = (typeof entryListNames)[number];

const UNDO_PATH = '/admin/settings/undo-entry';

/** An entry that was deleted just now. */
export interface DeletedEntry {
  readonly list: EntryListName;
  readonly id: string;
  /** The revision of its group that it still stood in: what it held is read from there, as a letter is too long for an address. */
  readonly from: number;
}

/** Where a press brings it back. */
export function buildEntryUndo({ list, id, from }: DeletedEntry): string {
  const params = new URLSearchParams({ list, id, from: String(from) });
  return `${UNDO_PATH}?${params.toString()}`;
}

/** Reads such an address; undefined where it is none. */
export function readEntryUndo(params: URLSearchParams): DeletedEntry | undefined {
  const list = entryListNames.find((name) => name === params.get('list'));
  const id = params.get('id') ?? '';
  const from = params.get('from') ?? '';
  return list === undefined || id === '' || !/^\d{1,9}$/.test(from) ? undefined : { list, id, from: Number(from) };
}
