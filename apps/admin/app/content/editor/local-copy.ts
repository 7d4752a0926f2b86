import { contentKinds, type KindName } from '../../frame/navigation/content-kinds.ts';
import type { FormValues } from '../kinds/form-values.ts';

/** What was typed and is saved nowhere else yet. */
export interface LocalCopy {
  readonly values: FormValues;
  /** The revision that it was typed over. */
  readonly from: number;
}

/** Which thing a copy is of. */
export interface CopyOf {
  readonly name: KindName;
  /** `new` for one that is saved nowhere yet. */
  readonly id: string;
}

const keyOf = ({ name, id }: CopyOf) => `${contentKinds[name].storedAs} ${id}`;

/** Saves a copy in this browser. If the browser saves nothing, what is typed is on the page only. */
export function saveLocalCopy(of: CopyOf, copy: LocalCopy): void {
  try {
    localStorage.setItem(keyOf(of), JSON.stringify(copy));
  } catch {
    // Full, or forbidden by the browser’s settings.
  }
}

export function deleteLocalCopy(of: CopyOf): void {
  try {
    localStorage.removeItem(keyOf(of));
  } catch {
    // As above.
  }
}

export function findLocalCopy(of: CopyOf): LocalCopy | undefined {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null');
    if (typeof copy !== 'object' || copy === null || !('values' in copy) || !('from' in copy)) return undefined;
    const texts = Object.entries(Object(copy.values)).map(([field, value]) => [field, String(value)]);
    const from = Number(copy.from);
    return Number.isInteger(from) ? { values: Object.fromEntries(texts), from } : undefined;
  } catch {
    return undefined;
  }
}
