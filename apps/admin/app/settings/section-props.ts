import type { SettingsSection } from './settings-fields.ts';
import type { FieldIssue, SettingsValues } from './settings-values.ts';

/** What a section, or a table in it, draws its controls from. */
export interface SectionProps {
  readonly section: SettingsSection;
  readonly values: SettingsValues;
  readonly issues: readonly FieldIssue[];
  readonly toId: (path: string) => string;
}
