import { FLAG_ON } from '../rules/answers.ts';
import type {
  Answers,
  FieldDefinition,
  FlagFieldDefinition,
  FormDefinition,
  Section,
} from '../rules/field-definition.ts';

export interface Answer {
  /** The field (the first of a group) that "Change" leads to. */
  readonly field: string;
  readonly label: string;
  /** Readable; the field's own text when there is no answer. */
  readonly value: string;
  readonly isAnswered: boolean;
  readonly section: Section;
  readonly step: number | null;
}

const NOT_SPECIFIED = 'Not specified';

/** Lists every answer in reading order, for review, email and inbox. */
export function listAnswers(form: FormDefinition, values: Answers): readonly Answer[] {
  return form.fields.flatMap((field) => {
    if (field.kind !== 'flag') return [toAnswer(field, field.label, describe(field, values[field.name] ?? ''))];
    const group = listGroup(form, field);
    // A group of boxes is one line, in the place of its first box.
    if (group[0] !== field) return [];
    const ticked = group.filter(({ name }) => values[name] === FLAG_ON).map(({ label }) => label);
    return [toAnswer(field, field.group, ticked.join(', '))];
  });
}

export function toLeadAnswers(
  form: FormDefinition,
  values: Answers,
): { readonly label: string; readonly value: string }[] {
  return listAnswers(form, values).map(({ label, value }) => ({ label, value }));
}

function toAnswer(field: FieldDefinition, label: string, value: string): Answer {
  return {
    field: field.name,
    label,
    value: value === '' ? (field.emptyText ?? NOT_SPECIFIED) : value,
    isAnswered: value !== '',
    section: field.section,
    step: field.step ?? null,
  };
}

function describe(field: FieldDefinition, value: string): string {
  if (field.kind !== 'choice') return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}

function listGroup(form: FormDefinition, flag: FlagFieldDefinition): readonly FlagFieldDefinition[] {
  return form.fields.filter(
    (field): field is FlagFieldDefinition => field.kind === 'flag' && field.group === flag.group,
  );
}
