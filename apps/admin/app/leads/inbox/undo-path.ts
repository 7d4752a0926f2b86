import type { MovedLead } from '@showroom/store/admin';
import { isLeadStatus, type LeadStatus } from '@showroom/store/rules';

export interface StatusUndo {
  readonly moved: readonly MovedLead[];
  /** Their status now. A lead moved again since stays. */
  readonly from: LeadStatus;
  readonly inboxSearch: string;
}

export function buildUndoPath({ moved, from, inboxSearch }: StatusUndo): string {
  const params = new URLSearchParams({
    from,
    was: moved.map(({ reference, was, wonAt }) => [reference, was, ...writeInstant(wonAt)].join('.')).join('~'),
    in: inboxSearch,
  });
  return `/admin/leads/undo-status?${params.toString()}`;
}

export function parseUndo(params: URLSearchParams): StatusUndo | undefined {
  const from = params.get('from');
  if (!isLeadStatus(from)) return undefined;
  const moved = (params.get('was') ?? '').split('~').flatMap((part): MovedLead[] => {
    const [reference = '', was, wonAt] = part.split('.');
    return isLeadStatus(was) ? [{ reference, was, wonAt: readInstant(wonAt) }] : [];
  });
  return { moved, from, inboxSearch: params.get('in') ?? '' };
}

/** Short, because a URL names a page of leads and travels in a cookie. */
function writeInstant(instant: string | null): string[] {
  return instant === null ? [] : [Date.parse(instant).toString(36)];
}

function readInstant(text: string | undefined): string | null {
  return text !== undefined && /^[\da-z]{1,9}$/.test(text) ? new Date(Number.parseInt(text, 36)).toISOString() : null;
}
