import type { LeftLead } from '@showroom/store/admin/change-lead';
import { leadStatusLabels } from '@showroom/store/lead-status';

/** Sentences about what others did; a notice is short. */
const TOLD_DEEDS = 2;

/**
 * Of several leads those that were left as others were quicker: "1 left: Anna moved it to Quoted meanwhile."
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
      return lead ? [`${those.length} left: ${tellDeed(lead, did, nameThem(those.length))} meanwhile.`] : [];
    }),
    ...(rest === 0 ? [] : [tellRest(rest, did)]),
  ];
}

/** "2 left: others moved or deleted them meanwhile." */
export function tellRest(count: number, did: 'moved' | 'changed'): string {
  return `${count} left: others ${did} or deleted ${nameThem(count)} meanwhile.`;
}

function tellDeed({ by, status }: LeftLead, did: 'moved' | 'changed', them: string): string {
  const who = by ?? 'somebody';
  if (status === null) return `${who} deleted ${them}`;
  return did === 'moved' ? `${who} moved ${them} to ${leadStatusLabels[status]}` : `${who} changed ${them}`;
}

function nameThem(count: number): string {
  return count === 1 ? 'it' : 'them';
}
