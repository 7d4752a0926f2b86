import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Select, type SelectOption } from '@showroom/ui/select';
import { createContext, use } from 'react';
import { controlId } from './form-names.ts';

export interface PlanIssue {
  /** The name of the field. */
  readonly field: string;
  readonly message: string;
}

/** What to fix, for the fields of the form. */
export const PlanIssuesContext = createContext<readonly PlanIssue[]>([]);

/** Returns the message of a field. */
export function useIssue(name: string): string | undefined {
  return use(PlanIssuesContext).find(({ field }) => field === name)?.message;
}

/** Whether any of these fields needs fixing, so that a closed part of the form opens. */
export function useHasIssue(prefix: string): boolean {
  return use(PlanIssuesContext).some(({ field }) => field.startsWith(prefix));
}

interface PlannerFieldProps {
  /** The field's name in the posted form. */
  name: string;
  /** The question, in a word or two. */
  label: string;
  /** What stands in it at first. */
  value: string;
  /** What to enter, and how. */
  hint?: string;
}

/** A text of the plan, such as a length. It is uncontrolled, so that typing before the scripts run isn't lost. */
export function TextField({ name, label, value, hint }: PlannerFieldProps) {
  return (
    <Field id={controlId(name)} label={label} hint={hint} error={useIssue(name)}>
      <Input name={name} defaultValue={value} autoComplete="off" spellCheck={false} className="figures" />
    </Field>
  );
}

/** A choice of the plan. */
export function ChoiceField({
  name,
  label,
  value,
  hint,
  options,
  placeholder,
}: PlannerFieldProps & { options: readonly SelectOption[]; placeholder?: string }) {
  return (
    <Field id={controlId(name)} label={label} hint={hint} error={useIssue(name)}>
      <Select name={name} defaultValue={value} options={options} placeholder={placeholder} />
    </Field>
  );
}
