import type { LeftLead } from '@showroom/store/admin';
import { leadStatusLabels } from '@showroom/store/rules';

/** The most sentences about other people’s changes; a notice is short. */
const MOST_SENTENCES = 2;

/**
 * Reports skipped leads: “1 skipped: Anna moved it to Quoted.”
 *
 * @param did what others did to a lead that still exists
 */
export function describeSkipped(skipped: readonly LeftLead[], did: 'moved' | 'changed'): string[] {
  const alike = new Map<string, LeftLead[]>();
  for (const lead of skipped) {
    const reason = describeReason(lead, did, 'it');
    alike.set(reason, [...(alike.get(reason) ?? []), lead]);
  }
  const sentences = [...alike.values()].slice(0, MOST_SENTENCES);
  const rest = skipped.length - sentences.flat().length;
  return [
    ...sentences.flatMap((those) => {
      const [lead] = those;
      return lead ? [`${those.length} skipped: ${describeReason(lead, did, nameThem(those.length))}.`] : [];
    }),
    ...(rest === 0 ? [] : [describeRest(rest, did)]),
  ];
}

/** “2 skipped: someone else moved or deleted them.” */
export function describeRest(count: number, did: 'moved' | 'changed'): string {
  return `${count} skipped: someone else ${did} or deleted ${nameThem(count)}.`;
}

function describeReason({ by, status }: LeftLead, did: 'moved' | 'changed', them: string): string {
  const who = by ?? 'someone else';
  if (status === null) return `${who} deleted ${them}`;
  return did === 'moved' ? `${who} moved ${them} to ${leadStatusLabels[status]}` : `${who} changed ${them}`;
}

function nameThem(count: number): string {
  return count === 1 ? 'it' : 'them';
}
