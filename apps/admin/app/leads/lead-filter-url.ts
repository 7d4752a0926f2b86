import { isLeadKind, type LeadKind } from '@showroom/catalog-data/lead-kinds';
import { isLeadStatus, type LeadStatus } from '@showroom/store/rules';
import { readQuery, writeSearch } from '../frame/sorting/list-params.ts';
import { readSort, usualSort, writeSort, type Sort, type Sorts } from '../frame/sorting/sorts.ts';

/** The store’s names of the columns to sort by. */
export type LeadSort = 'received' | 'name' | 'status' | 'value' | 'due';

const sorts: Sorts<LeadSort> = [
  { by: 'received', rising: 'Oldest first', falling: 'Newest first', beginsFalling: true },
  { by: 'name', rising: 'Last name, A to Z', falling: 'Last name, Z to A' },
  { by: 'status', rising: 'Status, new to archived', falling: 'Status, archived to new' },
  { by: 'value', rising: 'Value, low to high', falling: 'Value, high to low', beginsFalling: true },
];
const followUpSorts: Sorts<LeadSort> = [
  { by: 'due', rising: 'Follow-up date, soonest first', falling: 'Follow-up date, latest first' },
  ...sorts,
];

/** The sort options of a view. Follow-ups can also be sorted by day, which is their default. */
export function leadSortsOf({ hasFollowUp }: { readonly hasFollowUp?: boolean | undefined }): Sorts<LeadSort> {
  return hasFollowUp === true ? followUpSorts : sorts;
}

export interface InboxView {
  readonly query: string;
  readonly status: LeadStatus | undefined;
  readonly kind: LeadKind | undefined;
  /** Only suspected spam. */
  readonly isSuspected: boolean;
  /** Only leads with a follow-up day. */
  readonly hasFollowUp: boolean;
  /** A board with a column for each status, instead of a list. */
  readonly isBoard: boolean;
  readonly sort: Sort<LeadSort>;
  /** The page: below the lead with this number, or above it. With neither, the first page. */
  readonly below: number | undefined;
  readonly above: number | undefined;
}

/** Reads the inbox’s URL. An invalid value counts as missing. */
export function parseInboxView(params: URLSearchParams): InboxView {
  const status = params.get('status');
  const kind = params.get('kind') ?? '';
  const below = readNumber(params.get('below'));
  const hasFollowUp = params.get('follow-up') === 'yes';
  return {
    query: readQuery(params),
    status: isLeadStatus(status) ? status : undefined,
    kind: isLeadKind(kind) ? kind : undefined,
    isSuspected: params.get('suspected') === 'yes',
    hasFollowUp,
    isBoard: params.get('view') === 'board',
    sort: readSort(leadSortsOf({ hasFollowUp }), params.get('sort')),
    below,
    above: below === undefined ? readNumber(params.get('above')) : undefined,
  };
}

export function buildInboxSearch(view: Partial<InboxView>): string {
  const known = leadSortsOf(view);
  return writeSearch({
    q: view.query,
    status: view.status,
    kind: view.kind,
    suspected: view.isSuspected,
    'follow-up': view.hasFollowUp,
    view: view.isBoard === true ? 'board' : undefined,
    sort: writeSort(known, view.sort ?? usualSort(known)),
    below: view.below,
    above: view.above,
  });
}

export function fromTheStart(view: InboxView): InboxView {
  return { ...view, below: undefined, above: undefined };
}

export function toLeadFilter(view: InboxView) {
  return {
    query: view.query,
    status: view.status,
    kind: view.kind,
    isSuspected: view.isSuspected ? true : undefined,
    hasFollowUp: view.hasFollowUp ? true : undefined,
    order: view.sort,
  };
}

function readNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
