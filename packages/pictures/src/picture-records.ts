import recordsByName from './picture-records.generated.json' with { type: 'json' };
import type { PictureRecord } from './picture-source.ts';

const records: Readonly<Record<string, Omit<PictureRecord, 'name'>>> = recordsByName;

export const pictureNames: readonly string[] = Object.keys(records);

/** Finds a record, or null. For servers: it loads the whole list. */
export function findPicture(name: string): PictureRecord | null {
  // Names come from URLs too: only own keys count, not "constructor".
  const record = Object.hasOwn(records, name) ? records[name] : undefined;
  return record ? { name, ...record } : null;
}

export function findPictures(names: readonly string[]): readonly PictureRecord[] {
  return names.map(findPicture).filter((record) => record !== null);
}
