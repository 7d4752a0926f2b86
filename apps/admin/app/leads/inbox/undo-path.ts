import type { MovedLead } from '@showroom/store/admin/change-lead';
import { isLeadStatus, type LeadStatus } from '@showroom/store/lead-status';

/** Which leads go back to where, as an address says it. */
export interface StatusUndo {
  readonly moved: readonly MovedLead[];
  /** Where they stand now; one that was moved on meanwhile stays. */
  readonly from: LeadStatus;
  /** The query part of the address of the list. */
  readonly inboxSearch: string;
}

/** Where a press moves leads back. */
export function buildUndoPath({ moved, from, inboxSearch }: StatusUndo): string {
  const params = new URLSearchParams({
    from,
    was: moved.map(({ reference, was }) => `${reference}.${was}`).join('~'),
    in: inboxSearch,
  });
  return `/admin/leads/undo-status?${params.toString().replaceAll('+', '%20')}`;
}

/** Reads it back; undefined for what is none. */
export function parseUndo(params: URLSearchParams): StatusUndo | undefined {
  const from = params.get('from');
  if (!isLeadStatus(from)) return undefined;
  const moved = (params.get('was') ?? '').split('~').flatMap((part): MovedLead[] => {
    const [reference = '', was] = part.split('.');
    return isLeadStatus(was) ? [{ reference, was }] : [];
  });
  return { moved, from, inboxSearch: params.get('in') ?? '' };
}
