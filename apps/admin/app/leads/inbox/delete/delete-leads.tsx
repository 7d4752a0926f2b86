import type { LeadToDelete } from '@showroom/store/admin';
import { leadStatusLabels } from '@showroom/store/rules';
import { Button } from '@showroom/ui/button';
import { LinkButton } from '@showroom/ui/link-button';
import { Link, useNavigation } from 'react-router-dom';
import { writeChosen } from '../../../content/kinds/bulk-action.ts';
import { countWords } from '../../../frame/words/count-words.ts';
import { RouteDialog } from '../../../frame/dialogs/route-dialog.tsx';
import { Form } from '../../../frame/form/form.tsx';
import { describeRest } from '../describe-skipped.ts';

export interface DeleteLeadsProps {
  /** Those that would go. */
  readonly leads: readonly LeadToDelete[];
  /** How many chosen leads were moved or deleted since. */
  readonly leftCount: number;
  /** The list that they were chosen in. */
  readonly closeTo: string;
  /** Why nothing was deleted; undefined before a try. */
  readonly problem?: string | undefined;
}

/** Confirms the permanent deletion of several leads, each by name. See docs/decisions/0022-edits-and-deletes.md. */
export function DeleteLeads({ leads, leftCount, closeTo, problem }: DeleteLeadsProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  const count = countWords(leads.length, 'lead');
  return (
    <RouteDialog title={`Are you sure you want to delete ${count}?`} closeTo={closeTo}>
      <p>
        {leads.length === 1 ? 'This request, its files and emails' : 'These requests, their files and emails'} will be
        permanently deleted. This can’t be undone.
      </p>
      <ul className="mt-4 border-b border-hairline">
        {leads.map(({ id, firstName, lastName, reference, status }) => (
          <li key={id} className="border-t border-hairline py-2">
            <span className="block font-medium wrap-anywhere">
              <bdi>
                {firstName} {lastName}
              </bdi>
            </span>
            <span className="figures text-caption text-ink-muted">
              {reference} · {leadStatusLabels[status]}
            </span>
          </li>
        ))}
      </ul>
      {leftCount > 0 && <p className="mt-3 text-small text-ink-muted">{describeRest(leftCount, 'moved')}</p>}
      {problem !== undefined && (
        <p role="alert" className="mt-4 rounded-sm border border-danger bg-danger-surface px-4 py-3 text-danger">
          {problem}
        </p>
      )}
      <Form method="post" replace preventScrollReset className="mt-6 flex flex-wrap justify-end gap-3">
        {leads.map(({ id, actionCount }) => (
          <input key={id} type="hidden" name="chosen" value={writeChosen({ id, revision: actionCount })} />
        ))}
        <LinkButton as={Link} variant="secondary" to={closeTo} preventScrollReset>
          Cancel
        </LinkButton>
        <Button type="submit" variant="danger" isPending={isBusy}>
          Delete {count}
        </Button>
      </Form>
    </RouteDialog>
  );
}
