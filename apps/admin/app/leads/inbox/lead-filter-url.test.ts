import { leadStatuses } from '@showroom/store/lead-status';
import { describe, expect, it } from 'vitest';
import { buildInboxSearch, leadKindLabels, parseInboxView, toLeadFilter, type InboxView } from './lead-filter-url.ts';

const everything: InboxView = {
  query: '',
  status: undefined,
  kind: undefined,
  isSuspected: false,
  isBoard: false,
  hasFollowUp: false,
  before: undefined,
  after: undefined,
};
const parse = (search: string) => parseInboxView(new URLSearchParams(search));

describe("the inbox's address", () => {
  it.each<Partial<InboxView>>([
    {},
    { query: 'Noémie & co +1 #2 =?' },
    { status: 'contacted', kind: 'custom-quote' },
    { isSuspected: true },
    { hasFollowUp: true, status: 'quoted' },
    { isBoard: true, kind: 'contact' },
    { before: 12 },
    { after: 4711 },
    { query: 'sam', status: 'new', kind: 'contact', isSuspected: true, before: 3 },
  ])('says a view and reads it back: %j', (view) => {
    expect(parse(buildInboxSearch(view))).toEqual({ ...everything, ...view });
  });

  it('knows every status and every form', () => {
    for (const status of leadStatuses) expect(parse(`status=${status}`).status).toBe(status);
    for (const kind of Object.keys(leadKindLabels)) expect(parse(`kind=${kind}`).kind).toBe(kind);
  });

  it('is bare for the whole inbox', () => {
    expect(buildInboxSearch(everything)).toBe('');
  });

  it.each([
    'status=&kind=',
    'status=sold',
    'kind=toString',
    'kind=__proto__',
    'suspected=no',
    'suspected=1',
    'view=',
    'follow-up=no',
    'view=table',
    'page=2',
    'before=0',
    'before=-3',
    'after=1.5',
    'before=two',
    'after=Infinity',
    'before=1e3',
    'before=99999999999999999999',
    'after=',
    'q=+++',
    'other=1',
  ])('ignores what it does not know: %s', (search) => {
    expect(parse(search)).toEqual(everything);
  });

  it('cuts a question that no search could answer', () => {
    expect(parse(`q=${'a'.repeat(5000)}`).query).toHaveLength(200);
  });

  it('asks the store for every lead, suspected ones as well, unless only those are wanted', () => {
    expect(toLeadFilter(everything).isSuspected).toBeUndefined();
    expect(toLeadFilter({ ...everything, isSuspected: true }).isSuspected).toBe(true);
  });
});
