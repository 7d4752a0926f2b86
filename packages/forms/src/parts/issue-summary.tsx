import { ErrorSummary } from '@showroom/ui/error-summary';
import type { FieldIssue, FormDefinition } from '../rules/field-definition.ts';
import { fieldId } from './field-id.ts';

/** Lists what to fix, with links to the fields. Takes focus at each attempt. */
export function IssueSummary({
  form,
  issues,
  attempt,
}: {
  form: FormDefinition;
  issues: readonly FieldIssue[];
  attempt: number;
}) {
  return (
    <ErrorSummary
      className="scroll-mt-4"
      issues={issues}
      attempt={attempt}
      toControlId={(field) => fieldId(form, field)}
    />
  );
}
