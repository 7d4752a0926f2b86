import { Button } from '@showroom/ui/button';
import { TRASH_DAYS } from '@showroom/store/rules';
import { LinkButton } from '@showroom/ui/link-button';
import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router-dom';
import { Form } from '../form/form.tsx';
import { RouteDialog } from './route-dialog.tsx';

export interface ConfirmDeleteProps {
  /** The specification’s text: “Are you sure you want to delete this post?” */
  readonly question: string;
  readonly name: string;
  readonly revision: number;
  readonly problem?: string | undefined;
  readonly closeTo: string;
  /** Consequences, where they aren’t obvious. */
  readonly children?: ReactNode;
}

/** The page of a delete route, whose action gets `revision`. */
export function ConfirmDelete({ question, name, revision, problem, closeTo, children }: ConfirmDeleteProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <RouteDialog title={question} closeTo={closeTo}>
      <p className="font-medium wrap-anywhere">{name}</p>
      <div className="mt-1 text-small text-ink-muted">
        {children ?? `It comes off the site right away. You can restore it from Trash for ${TRASH_DAYS} days.`}
      </div>
      {problem !== undefined && (
        <p role="alert" className="mt-4 rounded-sm border border-danger bg-danger-surface px-4 py-3 text-danger">
          {problem}
        </p>
      )}
      <Form method="post" replace className="mt-6 flex flex-wrap justify-end gap-3">
        <input type="hidden" name="revision" value={revision} />
        <LinkButton as={Link} variant="secondary" to={closeTo} preventScrollReset>
          Cancel
        </LinkButton>
        <Button type="submit" variant="danger" isPending={isBusy}>
          Delete
        </Button>
      </Form>
    </RouteDialog>
  );
}
