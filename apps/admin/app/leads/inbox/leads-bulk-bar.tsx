import { leadStatuses, leadStatusLabels } from '@showroom/store/lead-status';
import { Button } from '@showroom/ui/button';
import { Select } from '@showroom/ui/select';
import type { ReactNode } from 'react';
import { BulkBar, NoDeed } from '../../bulk/bulk-choice.tsx';

export interface LeadsBulkBarProps {
  /** The query part of the list's address. */
  readonly inboxSearch: string;
  /** The list, with a box for each lead. */
  readonly children: ReactNode;
}

/** Moves all leads that are chosen in the list to another status. */
export function LeadsBulkBar({ inboxSearch, children }: LeadsBulkBarProps) {
  return (
    <BulkBar
      words={{ one: 'lead', many: 'leads' }}
      action={`/admin/leads${inboxSearch}`}
      deeds={
        <>
          <NoDeed />
          <Select
            name="status"
            aria-label="Move the chosen leads to"
            className="min-w-34 flex-1 sm:flex-none"
            options={leadStatuses.map((value) => ({ value, label: leadStatusLabels[value] }))}
          />
          <Button type="submit" name="intent" value="bulk-status" size="small" variant="secondary">
            Move
          </Button>
        </>
      }
    >
      {children}
    </BulkBar>
  );
}
