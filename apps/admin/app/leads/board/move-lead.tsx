import { leadStatuses, leadStatusLabels, type LeadStatus } from '@showroom/store/rules';
import { Button } from '@showroom/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@showroom/ui/dropdown-menu';
import { ChevronDownIcon } from '@showroom/ui/icons';
import { Select } from '@showroom/ui/select';
import { useRef } from 'react';
import { Form } from '../../frame/form/form.tsx';
import { submitMove } from './use-lead-drop.ts';

export interface MoveLeadProps {
  readonly leadId: string;
  readonly status: LeadStatus;
  /** The lead’s name, which distinguishes the menus for screen readers. */
  readonly name: string;
}

/** Moves a card to another column. Without scripts its form has a list and a button instead of the menu. */
export function MoveLead({ leadId, status, name }: MoveLeadProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form ref={form} method="post" className="mt-1" preventScrollReset>
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="leadId" value={leadId} />
      <input type="hidden" name="shown" value={status} />
      <div className="hidden flex-wrap items-center gap-2 noscript:flex">
        <Select
          key={status}
          name="status"
          defaultValue={status}
          aria-label={`Status of ${name}`}
          className="min-w-34 flex-1"
          options={leadStatuses.map((value) => ({ value, label: leadStatusLabels[value] }))}
        />
        <Button type="submit" variant="secondary" size="small" aria-label={`Move ${name}`}>
          Move
        </Button>
      </div>
      <DropdownMenu
        align="start"
        trigger={
          <Button variant="secondary" size="small" className="noscript:hidden">
            Move to<span className="sr-only">: {name}</span> <ChevronDownIcon />
          </Button>
        }
      >
        {leadStatuses
          .filter((value) => value !== status)
          .map((value) => (
            <DropdownMenuItem key={value} onSelect={() => submitMove(form.current, value)}>
              {leadStatusLabels[value]}
            </DropdownMenuItem>
          ))}
      </DropdownMenu>
    </Form>
  );
}
