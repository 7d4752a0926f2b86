import type { LeftLead } from '@showroom/store/admin/change-lead';
import { leadStatusLabels } from '@showroom/store/lead-status';

/** Sentences about what others did; a notice is short. */
const TOLD_DEEDS = 2;

/**
 * Of several leads those that were left as others were quicker: "1 skipped: Anna moved it to Quoted."
 *
 * @param did what they did to one that is still there
 */
export function tellLeft(left: readonly LeftLead[], did: 'moved' | 'changed'): string[] {
  const alike = new Map<string, LeftLead[]>();
  for (const lead of left) {
    const deed = tellDeed(lead, did, 'it');
    alike.set(deed, [...(alike.get(deed) ?? []), lead]);
  }
  const told = [...alike.values()].slice(0, TOLD_DEEDS);
  const rest = left.length - told.flat().length;
  return [
    ...told.flatMap((those) => {
      const [lead] = those;
      return lead ? [`${those.length} skipped: ${tellDeed(lead, did, nameThem(those.length))}.`] : [];
    }),
    ...(rest === 0 ? [] : [tellRest(rest, did)]),
  ];
}

/** "2 skipped: someone else moved or deleted them." */
export function tellRest(count: number, did: 'moved' | 'changed'): string {
  return `${count} skipped: someone else ${did} or deleted ${nameThem(count)}.`;
}

function tellDeed({ by, status }: LeftLead, did: 'moved' | 'changed', them: string): string {
  const who = by ?? 'someone else';
  if (status === null) return `${who} deleted ${them}`;
  return did === 'moved' ? `${who} moved ${them} to ${leadStatusLabels[status]}` : `${who} changed ${them}`;
}

function nameThem(count: number): string {
  return count === 1 ? 'it' : 'them';
}
