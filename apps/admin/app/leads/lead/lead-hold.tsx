import type { Lead, LeadHold } from '@showroom/store/admin/find-lead';
import { Badge, type BadgeProps } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { Form } from '../../shell/form/form.tsx';
import { formatInstant } from '../format-instant.ts';

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
        words: `One is held for an hour, until ${end}. The customer can confirm it by the link in their email, or you can confirm it here.`,
      };
    case 'confirmed':
      return {
        label: 'Confirmed',
        tone: 'success',
        words: `One is held until ${end}, and free again automatically afterwards. “Lost” or “Archived” frees it before; when it is sold, lower the quantity of the product.`,
      };
    case 'expired':
      return {
        label: 'Expired',
        tone: 'neutral',
        words: wasConfirmed
          ? `One was held until ${end}. Others can have it now.`
          : `Nobody confirmed it: one was held until ${end}, and others can have it now.`,
      };
    case 'freed':
      return { label: 'Not held', tone: 'neutral', words: 'Nothing is held for it: it was freed, or never held.' };
  }
}

/** Whether a reservation holds its piece, until when, and what confirms or frees it. */
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
            Confirm hold
          </Button>
        </Form>
      )}
    </div>
  );
}
