import { Field } from '@showroom/ui/field';
import type { InputEvent } from 'react';
import { Input } from '@showroom/ui/input';
import { RadioGroup } from '@showroom/ui/radio-group';
import { toControlId } from './controls/field-control.tsx';
import type { EditState } from './edit-state.ts';

export interface PublishFieldsProps {
  /** The current and scheduled visibility. */
  readonly opened: Pick<EditState, 'status' | 'shownPlan'>;
  readonly plan: EditState['plan'];
  readonly error: string | undefined;
}

/** What Save does: keep a draft, publish now, or publish later. */
export function PublishFields({ opened, plan, error }: PublishFieldsProps) {
  return (
    <div className="grid gap-3">
      <input type="hidden" name="planned" value={opened.shownPlan.publishAt} readOnly />
      <RadioGroup
        name="status"
        legend="Status"
        defaultValue={plan.status}
        options={[
          {
            value: 'draft',
            label: 'Save as Draft',
            description: describeDraft(opened),
          },
          { value: 'published', label: 'Publish Immediately' },
          { value: 'scheduled', label: 'Publish later' },
        ]}
      />
      <Field id={toControlId('publishAt')} label="Schedule for" hint="Thunder Bay time" error={error}>
        <Input name="publishAt" type="datetime-local" defaultValue={plan.publishAt} onInput={choosePublishLater} />
      </Field>
    </div>
  );
}

/** Entering a date selects “Publish later”. */
function choosePublishLater({ currentTarget: { form, value } }: InputEvent<HTMLInputElement>) {
  const status = form?.elements.namedItem('status');
  if (value !== '' && status instanceof RadioNodeList) status.value = 'scheduled';
}

function describeDraft({ status, shownPlan }: PublishFieldsProps['opened']): string | undefined {
  const isPlanned = shownPlan.publishAt !== '';
  if (status === 'published')
    return `The published version stays live${isPlanned ? '. The scheduled update is cancelled' : ''}`;
  return isPlanned ? 'The schedule is cancelled' : undefined;
}
