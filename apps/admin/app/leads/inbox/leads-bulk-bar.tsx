import { leadStatuses, leadStatusLabels } from '@showroom/store/lead-status';
import { Button } from '@showroom/ui/button';
import { Select } from '@showroom/ui/select';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BulkBar, DefaultButton } from '../../content/bulk/bulk-choice.tsx';
import { rememberPlace } from '../../frame/dialogs/remember-place.ts';

/** Where it is asked before leads go for good, over the list that they were chosen in. */
const DELETE_PATH = '/admin/leads/delete';

export interface LeadsBulkBarProps {
  /** The query part of the list's address. */
  readonly inboxSearch: string;
  /** The list, with a box for each lead. */
  readonly children: ReactNode;
}

/** Moves all leads that are chosen in the list to another status, or leads to where they are deleted. */
export function LeadsBulkBar({ inboxSearch, children }: LeadsBulkBarProps) {
  const navigate = useNavigate();
  const rememberChosen = useNextAfterDeletion();
  return (
    <BulkBar
      words={{ one: 'lead', many: 'leads' }}
      action={`/admin/leads${inboxSearch}`}
      // Without scripts what is asked stands over the same list.
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
              // With scripts it opens over the list as it is: what is chosen stays so for who thinks better of it.
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
 * Whoever deleted leads goes on with the one that stands in the place of the first of them: the window gives the focus back to this bar, which
 * is gone by then.
 */
function useNextAfterDeletion(): (form: HTMLFormElement) => void {
  const findNext = useRef<() => HTMLElement | undefined>(null);
  const first = useRef<Element>(null);
  const isAsked = useLocation().pathname === DELETE_PATH;
  useEffect(() => {
    if (isAsked) return undefined;
    // After the window, which does it as it closes.
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
