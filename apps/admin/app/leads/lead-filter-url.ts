import { isLeadKind, type LeadKind } from '@showroom/store/lead-kind';
import { isLeadStatus, type LeadStatus } from '@showroom/store/lead-status';

/** What the owner reads for each form. */
export const leadKindLabels: Readonly<Record<LeadKind, string>> = {
  contact: 'Message',
  'short-quote': 'Quote request',
  'custom-quote': 'Custom quote',
};

/** What the inbox shows, as its address says it. */
export interface InboxView {
  readonly query: string;
  readonly status: LeadStatus | undefined;
  readonly kind: LeadKind | undefined;
  /** Only what looks like spam. */
  readonly isSuspected: boolean;
  /** Counted from 1. */
  readonly page: number;
}

const MAX_QUERY_LENGTH = 200;

/** Reads the inbox's address; whatever does not fit counts as not given. */
export function parseInboxView(params: URLSearchParams): InboxView {
  const status = params.get('status');
  const kind = params.get('kind') ?? '';
  const page = Number(params.get('page') ?? 1);
  return {
    query: (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    status: isLeadStatus(status) ? status : undefined,
    kind: isLeadKind(kind) ? kind : undefined,
    isSuspected: params.get('suspected') === 'yes',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes the address of a view, without what is at its default. */
export function buildInboxSearch(view: Partial<InboxView>): string {
  const params = new URLSearchParams();
  if (view.query) params.set('q', view.query);
  if (view.status) params.set('status', view.status);
  if (view.kind) params.set('kind', view.kind);
  if (view.isSuspected) params.set('suspected', 'yes');
  if (view.page !== undefined && view.page > 1) params.set('page', String(view.page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The view as the store filters by it. */
export function toLeadFilter(view: InboxView) {
  return {
    query: view.query,
    status: view.status,
    kind: view.kind,
    isSuspected: view.isSuspected ? true : undefined,
  };
}
