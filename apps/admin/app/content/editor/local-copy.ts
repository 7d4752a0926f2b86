import { readStoredJson, removeStored, writeStored } from '@showroom/ui/browser-storage';
import { contentKinds, type KindName } from '../../frame/navigation/content-kinds.ts';
import type { FormValues } from '../kinds/form-values.ts';

/** Text that is not saved on the server yet. */
export interface LocalCopy {
  readonly values: FormValues;
  /** Its base revision. */
  readonly from: number;
}

/** The entry that a copy belongs to. */
export interface CopyOf {
  readonly name: KindName;
  /** `new` for an unsaved entry. */
  readonly id: string;
}

const keyOf = ({ name, id }: CopyOf) => `${contentKinds[name].storedAs} ${id}`;

/** Saves a copy in this browser, if it can. */
export function saveLocalCopy(of: CopyOf, copy: LocalCopy): void {
  writeStored(keyOf(of), JSON.stringify(copy));
}

export function deleteLocalCopy(of: CopyOf): void {
  removeStored(keyOf(of));
}

export function findLocalCopy(of: CopyOf): LocalCopy | undefined {
  const copy = readStoredJson(keyOf(of));
  if (typeof copy !== 'object' || copy === null || !('values' in copy) || !('from' in copy)) return undefined;
  const texts = Object.entries(Object(copy.values)).map(([field, value]) => [field, String(value)]);
  const from = Number(copy.from);
  return Number.isInteger(from) ? { values: Object.fromEntries(texts), from } : undefined;
}
