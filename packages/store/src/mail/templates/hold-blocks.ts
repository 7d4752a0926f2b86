import { HOLD_OPEN_DAYS } from '@showroom/catalog-data/hold-end';
import { describeOpenDays } from '@showroom/catalog-data/opening-hours';
import type { Lead } from '../../leads/inbox/find-lead.ts';
import type { MailBlock } from '../mail-text.ts';
import { describeHold } from './lead-words.ts';
import type { MailSettings } from './mail-settings.ts';

/** What a visitor is told of the piece that they reserved, with the link that confirms it. Nothing in another lead. */
export function holdBlocks(lead: Lead, { facts, holdUrl }: MailSettings): MailBlock[] {
  if (lead.hold === null) return [];
  const until = describeHold(lead);
  const days = `${HOLD_OPEN_DAYS} days with pick-up`;
  if (lead.hold.state === 'confirmed')
    return [
      {
        kind: 'text',
        text: `We're holding the piece for you until ${until}. Nothing is paid before you have seen it. You can pick it up ${describeOpenDays(facts.hours.pickUp)}; if your plans change, tell us, and somebody else can have it.`,
      },
    ];
  const isOver = lead.hold.state === 'expired' && lead.hold.wasConfirmed;
  if (holdUrl === undefined || isOver)
    return until === null
      ? []
      : [
          {
            kind: 'text',
            text: `We're holding the piece for you for one hour, until ${until}. We'll get in touch to confirm it.`,
          },
        ];
  return [
    {
      kind: 'text',
      text:
        until === null
          ? `The piece isn't held yet. If one is left when you open the link below and confirm, we hold it for ${days}.`
          : `We're holding the piece for you for one hour, until ${until}. Open the link below and confirm, and we hold it for ${days}. Nothing is paid before you have seen it.`,
    },
    { kind: 'link', label: 'Confirm your reservation', url: holdUrl },
  ];
}
