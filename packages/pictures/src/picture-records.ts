import recordsByName from './picture-records.generated.json' with { type: 'json' };
import type { PictureRecord } from './picture-source.ts';

const records: Readonly<Record<string, Omit<PictureRecord, 'name'>>> = recordsByName;

/** The name of every picture that the studio has made. */
export const pictureNames: readonly string[] = Object.keys(records);

/** The record of this name, or null while the studio has not made it. For servers: the whole list is behind it. */
export function findPicture(name: string): PictureRecord | null {
  // Names arrive in URLs too: only the list's own keys count, not "constructor".
  const record = Object.hasOwn(records, name) ? records[name] : undefined;
  return record ? { name, ...record } : null;
}

/** The records that exist among these names, in the same order. */
export function findPictures(names: readonly string[]): readonly PictureRecord[] {
  return names.map(findPicture).filter((record) => record !== null);
}
