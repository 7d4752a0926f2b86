import { HOLD_OPEN_DAYS } from '@showroom/catalog-data/hold-end';
import { describeOpenDays } from '@showroom/catalog-data/opening-hours';
import type { Lead } from '../../leads/inbox/find-lead.ts';
import type { MailBlock } from '../mail-text.ts';
import { describeHold } from './lead-words.ts';
import type { MailSettings } from './mail-settings.ts';

/** What the visitor reads about the reserved piece, with the confirmation link. Empty for other leads. */
export function holdBlocks(lead: Lead, { facts, holdUrl }: MailSettings): MailBlock[] {
  if (lead.hold === null) return [];
  const until = describeHold(lead);
  const days = `${HOLD_OPEN_DAYS} pick-up days`;
  if (lead.hold.state === 'confirmed')
    return [
      {
        kind: 'text',
        text: `We’ve reserved your item until ${until}. You don’t pay until you’ve seen it. You can pick it up ${describeOpenDays(facts.hours.pickUp)}. If your plans change, please let us know so we can release it.`,
      },
    ];
  const isOver = lead.hold.state === 'expired' && lead.hold.wasConfirmed;
  if (holdUrl === undefined || isOver)
    return until === null
      ? []
      : [
          {
            kind: 'text',
            text: `We’ve reserved your item for one hour, until ${until}. Call us at ${facts.phone.display} before then to keep it for ${days}. Otherwise we’ll contact you and reserve one if it’s still available.`,
          },
        ];
  return [
    {
      kind: 'text',
      text:
        until === null
          ? `Your item isn’t reserved yet. Open the link below to confirm. If one is still available, we’ll reserve it for ${days}.`
          : `We’ve reserved your item for one hour, until ${until}. Confirm with the link below to keep it for ${days}. You don’t pay until you’ve seen it.`,
    },
    { kind: 'link', label: 'Confirm your reservation', url: holdUrl },
  ];
}
