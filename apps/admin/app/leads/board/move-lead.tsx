import { leadStatuses, leadStatusLabels, type LeadStatus } from '@showroom/store/rules';
import { Button } from '@showroom/ui/button';
import { Select } from '@showroom/ui/select';
import { Form } from '../../frame/form/form.tsx';

export interface MoveLeadProps {
  readonly leadId: string;
  readonly status: LeadStatus;
  /** The lead’s name, which distinguishes the forms for screen readers. */
  readonly name: string;
}

export function MoveLead({ leadId, status, name }: MoveLeadProps) {
  return (
    <Form method="post" className="mt-1 flex flex-wrap items-center gap-2" preventScrollReset>
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="leadId" value={leadId} />
      <input type="hidden" name="shown" value={status} />
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
    </Form>
  );
}
