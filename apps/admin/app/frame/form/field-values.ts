/** What stands in the controls of a form, by their paths. An unticked box is empty. */
export type FieldValues = Readonly<Record<string, string>>;

export interface FieldIssue {
  readonly field: string;
  readonly message: string;
}

/** What two people made of the same values. */
export interface MergedValues {
  readonly values: FieldValues;
  /** Fields that both changed, each to something else: what was typed here stands in `values`. */
  readonly conflicts: readonly string[];
}

/**
 * Puts what was typed over what is kept now, field by field: only what was changed here counts, so that what others
 * changed in the meantime stays.
 *
 * @param was what the controls held when they were shown. Where that is not known, whatever differs from what is kept is a conflict
 */
export function mergeValues(was: Partial<FieldValues>, typed: FieldValues, kept: FieldValues): MergedValues {
  const changed = Object.keys(typed).filter((path) => typed[path] !== was[path]);
  return {
    values: { ...kept, ...Object.fromEntries(changed.map((path) => [path, typed[path] ?? ''])) },
    conflicts: changed.filter((path) => kept[path] !== was[path] && kept[path] !== typed[path]),
  };
}
