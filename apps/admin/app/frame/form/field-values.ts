/** Form values by path. An unchecked box is empty. */
export type FieldValues = Readonly<Record<string, string>>;

export interface FieldIssue {
  readonly field: string;
  readonly message: string;
}

export interface MergedValues {
  readonly values: FieldValues;
  /** Fields that both changed differently. `values` has what was typed here. */
  readonly conflicts: readonly string[];
}

/**
 * Merges typed values into the saved ones, field by field. Only fields changed here count, so other people’s changes
 * stay.
 *
 * @param was what the controls showed at first. A field without it conflicts if it differs from the saved value.
 */
export function mergeValues(was: Partial<FieldValues>, typed: FieldValues, kept: FieldValues): MergedValues {
  const changed = Object.keys(typed).filter((path) => typed[path] !== was[path]);
  return {
    values: { ...kept, ...Object.fromEntries(changed.map((path) => [path, typed[path] ?? ''])) },
    conflicts: changed.filter((path) => kept[path] !== was[path] && kept[path] !== typed[path]),
  };
}
