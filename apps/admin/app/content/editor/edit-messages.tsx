import { ErrorSummary } from '@showroom/ui/error-summary';
import { nameIssue } from '../../frame/form/name-issue.ts';
import { Differences } from '../history/differences.tsx';
import { kindForms, listFields } from '../kinds/kinds.ts';
import { toControlId } from './controls/field-control.tsx';
import type { EditState } from './edit-state.ts';

export interface EditMessagesProps {
  readonly state: EditState;
  /** Counts rejections of the form. */
  readonly attempt: number;
  /** Labels of controls outside the form’s fields. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Says at the top of a form why it was returned: errors, and others’ changes. */
export function EditMessages({ state, attempt, labels }: EditMessagesProps) {
  const { name, issues, code, theirs = [] } = state;
  const titles = {
    conflict: 'Someone else changed this while you were editing',
    gone: `This ${kindForms[name].noun.toLowerCase()} was deleted`,
    invalid: undefined,
    step: undefined,
  };
  const labelOf = (field: string) => listFields(name).find((each) => each.name === field)?.label ?? labels[field];
  return (
    <>
      <ErrorSummary
        issues={issues.map(({ field, message }) => ({ field, message: nameIssue(labelOf(field) ?? field, message) }))}
        toControlId={toControlId}
        attempt={attempt}
        title={titles[code ?? 'step']}
      />
      {theirs.length > 0 && (
        <section aria-labelledby="their-changes" className="grid gap-2">
          <h2 id="their-changes" className="font-serif text-heading">
            Compare versions
          </h2>
          <p className="text-small text-ink-muted">Strikethrough: their version. Underlined: yours.</p>
          <Differences differences={theirs} />
        </section>
      )}
    </>
  );
}
