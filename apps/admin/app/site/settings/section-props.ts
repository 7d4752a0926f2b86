import type { ChosenPicture } from '../../content/pictures/picture-choice.ts';
import type { SettingsSection } from './settings-fields.ts';
import type { FieldIssue, FieldValues } from '../../frame/form/field-values.ts';

export interface SectionProps {
  readonly section: SettingsSection;
  readonly values: FieldValues;
  readonly issues: readonly FieldIssue[];
  readonly toId: (path: string) => string;
  /** URLs of the initial pictures, by address. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly choosePicture: () => Promise<ChosenPicture | undefined>;
}
