import type { LeadHold } from '@showroom/store/admin/find-lead';
import { Badge, type BadgeProps } from '@showroom/ui/badge';
import { formatInstant } from '../format-instant.ts';

interface HoldWords {
  readonly label: string;
  readonly tone: BadgeProps['tone'];
  readonly words: (until: string) => string;
}

const states: Readonly<Record<LeadHold['state'], HoldWords>> = {
  held: {
    label: 'Held',
    tone: 'success',
    words: (until) =>
      `One is set aside until ${until}, and free again by itself afterwards. “Lost” or “Archived” frees it before; when it is sold, lower the quantity of the product.`,
  },
  expired: {
    label: 'Hold ended',
    tone: 'neutral',
    words: (until) => `The piece was set aside until ${until}. Somebody else can have it now.`,
  },
  freed: {
    label: 'Not held',
    tone: 'neutral',
    words: () => 'No piece is set aside for it: it was freed, or never taken.',
  },
};

/** Whether a reservation holds its piece, until when, and what frees it. */
export function LeadHoldLine({ hold }: { readonly hold: LeadHold }) {
  const { label, tone, words } = states[hold.state];
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Badge tone={tone}>{label}</Badge>
      <span className="max-w-prose">{words(formatInstant(hold.until))}</span>
    </p>
  );
}
