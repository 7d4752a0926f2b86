import { isDeepStrictEqual } from 'node:util';

/** By name; values are plain JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields that differ, with their new values. A list with a new entry is one changed field. */
export function findChangedFields(before: Fields, after: Fields): Fields {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(toJson(before[name]), toJson(value))),
  );
}

/** @param changes oldest first */
export function replayChanges(changes: readonly Fields[]): Fields {
  return Object.assign({}, ...changes);
}

/** Drops what JSON can't store, so that a value equals the stored one. */
function toJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
