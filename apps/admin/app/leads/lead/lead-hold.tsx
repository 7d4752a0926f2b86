import type { Lead, LeadHold } from '@showroom/store/admin';
import { Badge, type BadgeProps } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { Form } from '../../frame/form/form.tsx';
import { formatInstant } from '../../frame/words/format-instant.ts';

interface HoldWords {
  readonly label: string;
  readonly tone: BadgeProps['tone'];
  readonly words: string;
}

function describeHold({ state, until, wasConfirmed }: LeadHold): HoldWords {
  const end = formatInstant(until);
  switch (state) {
    case 'unconfirmed':
      return {
        label: 'Unconfirmed',
        tone: 'warning',
        words: `One unit is reserved for an hour, until ${end} The customer can confirm it with the link in their email, or you can confirm it here.`,
      };
    case 'confirmed':
      return {
        label: 'Confirmed',
        tone: 'success',
        words: `One unit is reserved until ${end}, then released automatically. Set the lead to Lost or Archived to release it sooner. If it sells, reduce the product’s quantity.`,
      };
    case 'expired':
      return {
        label: 'Expired',
        tone: 'neutral',
        words: wasConfirmed
          ? `One unit was reserved until ${end} and is available again.`
          : `The reservation wasn’t confirmed. One unit was reserved until ${end} and is available again.`,
      };
    case 'freed':
      return { label: 'Not reserved', tone: 'neutral', words: 'Nothing is reserved for this lead.' };
  }
}

/** Whether a reservation is active, until when, and buttons to confirm or release it. */
export function LeadHoldLine({ lead, hold }: { readonly lead: Lead; readonly hold: LeadHold }) {
  const { label, tone, words } = describeHold(hold);
  const isClosed = lead.isSuspected || lead.status === 'lost' || lead.status === 'archived';
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge tone={tone}>{label}</Badge>
        <span className="max-w-prose">{words}</span>
      </p>
      {hold.state !== 'confirmed' && !isClosed && (
        <Form method="post" preventScrollReset>
          <Button type="submit" size="small" variant="secondary" name="intent" value="confirm-hold">
            Confirm reservation
          </Button>
        </Form>
      )}
    </div>
  );
}
