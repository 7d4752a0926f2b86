import { leadStatuses, leadStatusLabels } from '@showroom/store/rules';
import { Button } from '@showroom/ui/button';
import { Select } from '@showroom/ui/select';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BulkBar, DefaultButton } from '../../content/list/bulk/bulk-choice.tsx';
import { rememberPlace } from '../../frame/dialogs/remember-place.ts';

/** Confirms the deletion over the same list. */
const DELETE_PATH = '/admin/leads/delete';

export interface LeadsBulkBarProps {
  readonly inboxSearch: string;
  readonly children: ReactNode;
}

/** Moves the chosen leads to another status, or opens the delete dialog. */
export function LeadsBulkBar({ inboxSearch, children }: LeadsBulkBarProps) {
  const navigate = useNavigate();
  const rememberChosen = useNextAfterDeletion();
  return (
    <BulkBar
      words={{ one: 'lead', many: 'leads' }}
      action={`/admin/leads${inboxSearch}`}
      // Without scripts, the dialog opens over the same list.
      fields={Object.fromEntries(new URLSearchParams(inboxSearch))}
      actions={
        <>
          <DefaultButton />
          <Select
            name="to"
            aria-label="Change status of selected leads"
            className="min-w-34 flex-1 sm:flex-none"
            options={leadStatuses.map((value) => ({ value, label: leadStatusLabels[value] }))}
          />
          <Button type="submit" name="intent" value="bulk-status" size="small" variant="secondary">
            Change status
          </Button>
          <Button
            type="submit"
            formMethod="get"
            formAction={DELETE_PATH}
            size="small"
            variant="danger"
            onClick={(event) => {
              // With scripts it opens over the current list, which keeps the choice after Cancel.
              const { form } = event.currentTarget;
              if (form === null) return;
              event.preventDefault();
              rememberChosen(form);
              const params = new URLSearchParams(inboxSearch);
              for (const value of new FormData(form).getAll('chosen'))
                if (typeof value === 'string') params.append('chosen', value);
              void navigate(`${DELETE_PATH}?${params}`, { preventScrollReset: true });
            }}
          >
            Delete
          </Button>
        </>
      }
    >
      {children}
    </BulkBar>
  );
}

/**
 * After a deletion, focus moves to the lead in place of the first deleted one. The dialog would return it to this
 * bar, which has disappeared.
 */
function useNextAfterDeletion(): (form: HTMLFormElement) => void {
  const findNext = useRef<() => HTMLElement | undefined>(null);
  const first = useRef<Element>(null);
  const isAsked = useLocation().pathname === DELETE_PATH;
  useEffect(() => {
    if (isAsked) return undefined;
    // After the dialog, which restores the focus as it closes.
    const frame = requestAnimationFrame(() => {
      if (first.current?.isConnected === false) findNext.current?.()?.focus();
      first.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);
  return (form) => {
    const chosen = [...form.elements].find((control) => control.matches('[name=chosen]:checked')) ?? null;
    first.current = chosen;
    findNext.current = chosen && rememberPlace(chosen);
  };
}
