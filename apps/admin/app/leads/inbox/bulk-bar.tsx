import { leadStatuses, leadStatusLabels } from '@showroom/store/lead-status';
import { Button } from '@showroom/ui/button';
import { Select } from '@showroom/ui/select';
import { Form } from '../../shell/form/form.tsx';

/** What the boxes of the list belong to. */
export const BULK_FORM_ID = 'ticked-leads';

/** Moves all leads that are ticked in the list below to another status. */
export function BulkBar() {
  return (
    <Form id={BULK_FORM_ID} method="post" preventScrollReset className="mt-3 flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="bulk-status" />
      <span className="text-small">Move ticked leads to</span>
      <Select
        name="status"
        aria-label="Move ticked leads to"
        className="min-w-34 flex-1 sm:flex-none"
        options={leadStatuses.map((value) => ({ value, label: leadStatusLabels[value] }))}
      />
      <Button type="submit" variant="secondary">
        Move ticked
      </Button>
    </Form>
  );
}
