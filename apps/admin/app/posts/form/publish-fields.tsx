import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { RadioGroup } from '@showroom/ui/radio-group';
import type { PublishPlan } from '../../rehearsal/publish-plan.ts';
import type { LoadedPost } from './load-post.server.ts';
import { toControlId } from './post-fields.tsx';

export interface PublishFieldsProps {
  readonly status: LoadedPost['status'];
  /** What is chosen at first. */
  readonly plan: PublishPlan;
  readonly error: string | undefined;
}

/** What the button does: keep a draft, show it now, or show it later. */
export function PublishFields({ status, plan, error }: PublishFieldsProps) {
  return (
    <div className="grid gap-3">
      <RadioGroup
        name="status"
        legend="Status"
        defaultValue={plan.status}
        options={[
          {
            value: 'draft',
            label: 'Save as Draft',
            description: status === 'published' ? 'Visitors go on seeing what is published' : undefined,
          },
          { value: 'published', label: 'Publish Immediately' },
          { value: 'scheduled', label: 'Publish later' },
        ]}
      />
      <Field id={toControlId('publishAt')} label="Publish later, on" hint="Thunder Bay time" error={error}>
        <Input name="publishAt" type="datetime-local" defaultValue={plan.publishAt} />
      </Field>
    </div>
  );
}
