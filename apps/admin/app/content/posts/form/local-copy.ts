import { toPostValues, type PostValues } from './post-values.ts';

/** What was typed and is not kept anywhere else yet. */
export interface LocalCopy {
  readonly values: PostValues;
  /** The revision that it was typed over. */
  readonly from: number;
}

const keyOf = (id: string) => `post ${id}`;

/** Keeps a copy in this browser. A browser that keeps nothing leaves what is typed to the page. */
export function saveLocalCopy(id: string, copy: LocalCopy): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(copy));
  } catch {
    // Full, or forbidden by the visitor's settings.
  }
}

export function deleteLocalCopy(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // As above.
  }
}

export function findLocalCopy(id: string): LocalCopy | undefined {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    if (typeof copy !== 'object' || copy === null || !('values' in copy) || !('from' in copy)) return undefined;
    const texts = Object.entries(Object(copy.values)).map(([name, value]) => [name, String(value)]);
    const from = Number(copy.from);
    return Number.isInteger(from) ? { values: toPostValues(Object.fromEntries(texts)), from } : undefined;
  } catch {
    return undefined;
  }
}
