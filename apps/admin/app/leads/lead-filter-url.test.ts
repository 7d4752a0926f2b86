import { leadKindNames } from '@showroom/catalog-data/lead-kinds';
import { leadStatuses } from '@showroom/store/rules';
import { describe, expect, it } from 'vitest';
import { buildInboxSearch, parseInboxView, toLeadFilter, type InboxView } from './lead-filter-url.ts';

const everything: InboxView = {
  query: '',
  status: undefined,
  kind: undefined,
  isSuspected: false,
  isBoard: false,
  hasFollowUp: false,
  sort: { by: 'received', isDescending: true },
  below: undefined,
  above: undefined,
};
const parse = (search: string) => parseInboxView(new URLSearchParams(search));

describe('the inbox’s URL', () => {
  it.each<Partial<InboxView>>([
    {},
    { query: 'Noémie & co +1 #2 =?' },
    { status: 'contacted', kind: 'custom-quote' },
    { isSuspected: true },
    { hasFollowUp: true, status: 'quoted', sort: { by: 'due', isDescending: false } },
    { isBoard: true, kind: 'contact' },
    { below: 12 },
    { above: 4711 },
    { sort: { by: 'name', isDescending: true } },
    { hasFollowUp: true, sort: { by: 'received', isDescending: true } },
    { query: 'sam', status: 'new', kind: 'contact', isSuspected: true, below: 3 },
  ])('encodes and decodes a filter: %j', (view) => {
    expect(parse(buildInboxSearch(view))).toEqual({ ...everything, ...view });
  });

  it('knows every status and every form', () => {
    for (const status of leadStatuses) expect(parse(`status=${status}`).status).toBe(status);
    for (const kind of leadKindNames) expect(parse(`kind=${kind}`).kind).toBe(kind);
  });

  it('is bare for the unfiltered inbox', () => {
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
    'below=0',
    'below=-3',
    'above=1.5',
    'below=two',
    'above=Infinity',
    'below=1e3',
    'below=99999999999999999999',
    'above=',
    'q=+++',
    'other=1',
    'sort=due',
    'sort=-received',
    'sort=constructor',
  ])('ignores unknown values: %s', (search) => {
    expect(parse(search)).toEqual(everything);
  });

  it('truncates a query that is too long to search', () => {
    expect(parse(`q=${'a'.repeat(5000)}`).query).toHaveLength(200);
  });

  it('includes suspected leads unless only those are selected', () => {
    expect(toLeadFilter(everything).isSuspected).toBeUndefined();
    expect(toLeadFilter({ ...everything, isSuspected: true }).isSuspected).toBe(true);
  });
});
