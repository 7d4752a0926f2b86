// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ActivityLines } from '../people/activity/recent-activity.tsx';
import { isolate } from '@showroom/catalog-data/isolate';
import { inboxLeads, quoteLead } from '../testing/sample-leads.ts';
import { LeadBoard } from './board/lead-board.tsx';
import { parseInboxView } from './lead-filter-url.ts';
import { LeadTable } from './inbox/lead-table.tsx';
import { NewAnswers } from './inbox/new-answers.tsx';
import { LeadView } from './lead/lead-view.tsx';
import { RelatedLeads } from './lead/other-leads/related-leads.tsx';
import { ReplyPage } from './reply/reply-page.tsx';

const RTL = /\p{Script=Hebrew}|\p{Script=Arabic}/u;
const NAME = { firstName: 'محمد', lastName: 'כהן' };
const TEXT = '3 לוחות, 807 555 0142';

const lead = {
  ...quoteLead,
  ...NAME,
  message: TEXT,
  answers: [{ label: 'Message', value: TEXT }],
  subject: { kind: 'quartz', slug: 'aurora', label: 'קוורץ 12' },
  notes: [{ id: '1', at: quoteLead.createdAt, author: 'נועה', words: TEXT }],
};
const summaries = inboxLeads.slice(0, 1).map((one) => ({ ...one, ...NAME, message: TEXT, subjectLabel: 'קוורץ 12' }));
const view = parseInboxView(new URLSearchParams());

const pages: readonly (readonly [string, ReactElement])[] = [
  [
    'the lead',
    <LeadView
      key=""
      lead={lead}
      phoneHref={null}
      inboxSearch=""
      neighbours={{ previous: null, next: null }}
      related={[]}
      today="2026-11-21"
    />,
  ],
  [
    'the board',
    <LeadBoard
      key=""
      columns={[{ status: 'new', found: { leads: summaries, total: 1, isMore: false } }]}
      view={view}
      today="2026-11-21"
    />,
  ],
  [
    'the list',
    <LeadTable
      key=""
      leads={summaries}
      inboxSearch=""
      sort={{ by: 'received', isDescending: true }}
      toSorted={() => ''}
      today="2026-11-21"
    />,
  ],
  ['new answers', <NewAnswers key="" leads={summaries} inboxSearch="" />],
  ['related leads', <RelatedLeads key="" leads={summaries} inboxSearch="" />],
  [
    'activity',
    <ActivityLines
      key=""
      lines={[
        {
          id: '1',
          type: 'Lead',
          severity: 'info',
          words: 'מ 12 הודעה',
          path: '/admin',
          who: 'נועה',
          at: quoteLead.createdAt,
          ago: '3 hours ago',
        },
      ]}
    />,
  ],
  [
    'a reply',
    <ReplyPage
      key=""
      lead={lead}
      templates={[]}
      templateId={undefined}
      formId="1"
      draft={{ subject: 'Yours', text: '' }}
      answered={{ at: quoteLead.createdAt, text: TEXT }}
      responses={0}
      answersTo="hello@shop.example"
      inboxSearch=""
      maySetTemplates={false}
      outcome={undefined}
    />,
  ],
];

it.each(pages)('isolates right-to-left text from the text around it: %s', async (_, page) => {
  const Stub = createRoutesStub([{ path: '*', Component: () => <main>{page}</main> }]);
  render(<Stub />);
  const main = await screen.findByRole('main');
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const [held, loose]: [string[], string[]] = [[], []];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (!RTL.test(text.nodeValue ?? '') || text.parentElement?.closest('[class*=sr-only], textarea, option')) continue;
    (text.parentElement?.closest('bdi, [dir]') ? held : loose).push(text.nodeValue ?? '');
  }
  expect(loose).toEqual([]);
  expect(held.length).toBeGreaterThan(0);
});

it('isolates a right-to-left name in a document title, and leaves others as they are', () => {
  expect(isolate('Sam Oak')).toBe('Sam Oak');
  expect(`${isolate('محمد')}, Q-1`).toBe('\u2068محمد\u2069, Q-1');
});
