import type { Lead } from '@showroom/store/admin';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useRef } from 'react';
import { useNavigation } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { useRedrawKey } from '../../frame/form/use-redraw-key.ts';
import { useCountOf } from '../../frame/form/use-count-of.ts';
import { FieldMessage } from './field-message.tsx';
import { FollowUpDay } from './follow-up-day.tsx';
import type { LeadOutcome } from './outcome.ts';

export interface LeadProgressProps {
  readonly lead: Pick<Lead, 'valueCents' | 'followUpOn' | 'status'>;
  readonly today: string;
  readonly outcome?: LeadOutcome | undefined;
}

/** A lead’s value and follow-up day. */
export function LeadProgress({ lead, today, outcome }: LeadProgressProps) {
  const wrong = (field: 'value' | 'followUpOn') => (outcome?.wrong?.field === field ? outcome.wrong : undefined);
  // Redrawn after a save even if the value is the same: “1500” would count as unsaved over “1500.00”.
  const kept = useNavigation().state === 'idle' ? outcome?.kept : undefined;
  const timesValued = useCountOf(kept === 'value' ? outcome : undefined);
  const value = lead.valueCents === null ? '' : (lead.valueCents / 100).toFixed(2);
  const valueForm = useRef<HTMLFormElement>(null);
  const dayForm = useRef<HTMLFormElement>(null);
  const redrawnValue = useRedrawKey(valueForm, `${value} ${timesValued}`);
  const redrawnDay = useRedrawKey(dayForm, lead.followUpOn ?? '');
  return (
    <section
      aria-labelledby="progress"
      className={`grid gap-4 ${lead.valueCents === null && lead.followUpOn === null ? 'print:hidden' : ''}`}
    >
      <h2 id="progress" className="font-serif text-heading">
        Deal
      </h2>
      <Form
        ref={valueForm}
        onSubmit={redrawnValue.noteSent}
        method="post"
        className={`flex flex-wrap items-end gap-2 ${lead.valueCents === null ? 'print:hidden' : ''}`}
        preventScrollReset
        data-unsaved={wrong('value') && ''}
      >
        <input type="hidden" name="shown" value={lead.valueCents ?? ''} />
        <Field
          label="Sale value (CAD)"
          hint="Counts as revenue once the lead is won."
          error={wrong('value') && outcome?.message}
          className="min-w-40 flex-1"
        >
          <Input
            key={redrawnValue.drawnKey}
            name="value"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={wrong('value')?.typed ?? value}
          />
        </Field>
        <Button type="submit" variant="secondary" name="intent" value="value">
          Save value
        </Button>
        <FieldMessage field="value" outcome={outcome} />
      </Form>
      <Form
        ref={dayForm}
        onSubmit={redrawnDay.noteSent}
        method="post"
        className={`flex flex-wrap items-end gap-2 ${lead.followUpOn === null ? 'print:hidden' : ''}`}
        preventScrollReset
        data-unsaved={wrong('followUpOn') && ''}
      >
        <input type="hidden" name="shown" value={lead.followUpOn ?? ''} />
        <Field label="Follow-up date" error={wrong('followUpOn') && outcome?.message} className="min-w-40 flex-1">
          <FollowUpDay lead={lead} today={today} />
          <Input
            key={redrawnDay.drawnKey}
            name="followUpOn"
            type="date"
            min={today}
            defaultValue={wrong('followUpOn')?.typed ?? lead.followUpOn ?? ''}
          />
        </Field>
        <Button type="submit" variant="secondary" name="intent" value="follow-up">
          Set date
        </Button>
        <FieldMessage field="followUpOn" outcome={outcome} />
      </Form>
      {lead.followUpOn !== null && (
        <Form method="post" className="-mt-3 print:hidden" preventScrollReset>
          <input type="hidden" name="shown" value={lead.followUpOn} />
          <input type="hidden" name="followUpOn" value="" />
          <Button type="submit" size="small" variant="secondary" name="intent" value="follow-up">
            Clear date
          </Button>
        </Form>
      )}
    </section>
  );
}
