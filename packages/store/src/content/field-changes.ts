import { isDeepStrictEqual } from 'node:util';

/** The fields of one thing, by name; values are plain JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields that differ, with what they hold afterwards. Whole fields: a list that grew by one entry is one change. */
export function findChangedFields(before: Fields, after: Fields): Fields {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(toJson(before[name]), toJson(value))),
  );
}

/** The state after a list of changes, the oldest first. */
export function replayChanges(changes: readonly Fields[]): Fields {
  return Object.assign({}, ...changes);
}

/** The value as it will be read back: without what JSON leaves out. */
function toJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
