import { isLeadKind, type LeadKind } from '@showroom/store/lead-kind';
import { isLeadStatus, type LeadStatus } from '@showroom/store/lead-status';

/** What the owner reads for each form. */
export const leadKindLabels: Readonly<Record<LeadKind, string>> = {
  contact: 'Message',
  'short-quote': 'Quote request',
  'custom-quote': 'Custom quote',
  'stone-quote': 'Stone quote',
  sample: 'Sample',
  reservation: 'Reservation',
  'restock-notice': 'Waits for stock',
};

/** What the inbox shows, as its address says it. */
export interface InboxView {
  readonly query: string;
  readonly status: LeadStatus | undefined;
  readonly kind: LeadKind | undefined;
  /** Only what looks like spam. */
  readonly isSuspected: boolean;
  /** Only what has a day to follow up, the earliest first. */
  readonly hasFollowUp: boolean;
  /** As a board with a column for each status, instead of as a list. */
  readonly isBoard: boolean;
  /** Which page: the one before the lead of this number, or after it; neither is the first. */
  readonly before: number | undefined;
  readonly after: number | undefined;
}

const MAX_QUERY_LENGTH = 200;

/** Reads the inbox's address; whatever does not fit counts as not given. */
export function parseInboxView(params: URLSearchParams): InboxView {
  const status = params.get('status');
  const kind = params.get('kind') ?? '';
  const before = readNumber(params.get('before'));
  return {
    query: (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    status: isLeadStatus(status) ? status : undefined,
    kind: isLeadKind(kind) ? kind : undefined,
    isSuspected: params.get('suspected') === 'yes',
    hasFollowUp: params.get('follow-up') === 'yes',
    isBoard: params.get('view') === 'board',
    before,
    after: before === undefined ? readNumber(params.get('after')) : undefined,
  };
}

/** Writes the address of a view, without what is at its default. */
export function buildInboxSearch(view: Partial<InboxView>): string {
  const params = new URLSearchParams();
  if (view.query) params.set('q', view.query);
  if (view.status) params.set('status', view.status);
  if (view.kind) params.set('kind', view.kind);
  if (view.isSuspected) params.set('suspected', 'yes');
  if (view.hasFollowUp) params.set('follow-up', 'yes');
  if (view.isBoard) params.set('view', 'board');
  if (view.before !== undefined) params.set('before', String(view.before));
  if (view.after !== undefined) params.set('after', String(view.after));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The same choice from its first page on. */
export function fromTheStart(view: InboxView): InboxView {
  return { ...view, before: undefined, after: undefined };
}

/** The view as the store filters by it. */
export function toLeadFilter(view: InboxView) {
  return {
    query: view.query,
    status: view.status,
    kind: view.kind,
    isSuspected: view.isSuspected ? true : undefined,
    hasFollowUp: view.hasFollowUp ? true : undefined,
  };
}

function readNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
