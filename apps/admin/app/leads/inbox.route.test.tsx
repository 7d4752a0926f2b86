// @vitest-environment jsdom
import { LEADS_PER_PAGE } from '@showroom/store/admin/list-leads';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { guard } from '../session/require-session.server.ts';
import { ask, routeArgs } from '../testing/requests.ts';
import { storeLead } from '../testing/sample-lead.ts';
import { signIn, temporaryAdmin } from '../testing/temporary-admin.ts';
import Inbox, { loader } from './inbox.route.tsx';

const pattern = '/admin/leads';

async function renderInbox(search: string, leads: readonly Parameters<typeof storeLead>[1][]) {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await signIn(store);
  for (const lead of leads) await storeLead(store, lead);
  const Stub = createRoutesStub([
    {
      path: pattern,
      HydrateFallback: () => null,
      Component: (props) => (
        <>
          <Inbox {...props} />
          <span data-testid="search">{useLocation().search}</span>
        </>
      ),
      loader: async (args) => {
        const request = ask(pattern + new URL(args.request.url).search, { token });
        const context = newContext();
        await guard({ request, context });
        return loader(routeArgs({ request, context, params: {}, pattern }));
      },
    },
  ]);
  render(<Stub initialEntries={[pattern + search]} />);
  await screen.findByRole('heading', { name: 'Leads' });
  return userEvent.setup();
}

const search = () => screen.getByTestId('search').textContent;

describe('the inbox', () => {
  it('lists each lead with a way to it, unread ones named as such', async () => {
    await renderInbox('', [{ firstName: 'Noémie', message: 'One' }, { message: 'Two' }]);
    expect(screen.getByText('2 leads')).toBeVisible();
    const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(rows).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Noémie Okafor, unread' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/leads\/.+/),
    );
  });

  it('shows what a choice leaves once that is asked for, and exports the same', async () => {
    const user = await renderInbox('', [{ kind: 'contact', message: 'One' }, { message: 'Two' }]);
    await user.selectOptions(screen.getByLabelText('Form'), 'Message');
    await user.click(screen.getByLabelText(/^Suspected spam/));
    await user.click(screen.getByLabelText(/^Suspected spam/));
    expect(search()).toBe('');
    await user.click(screen.getByRole('button', { name: 'Show leads' }));
    await screen.findByText('1 lead found');
    expect(new URLSearchParams(search() ?? '').get('kind')).toBe('contact');
    expect(screen.getByLabelText('Form')).toHaveValue('contact');
    expect(screen.getByRole('button', { name: 'Show leads' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/admin/leads.csv?kind=contact');
  });

  it('waits with a search until it is sent', async () => {
    const user = await renderInbox('', [{ firstName: 'Noémie', message: 'One' }, { message: 'Two' }]);
    await user.type(screen.getByLabelText('Search'), 'noé');
    expect(search()).toBe('');
    await user.keyboard('{Enter}');
    await screen.findByText('1 lead found');
    expect(screen.getByRole('link', { name: /Noémie/ })).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  it('tells an empty inbox from a search without result, which leads back to every lead', async () => {
    const user = await renderInbox('?q=zzz', [{}]);
    expect(screen.getByText('No lead matches')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show every lead' }));
    await waitFor(() => expect(screen.getByText('1 lead')).toBeVisible());
    expect(search()).toBe('');
    await waitFor(() => expect(screen.getByText('1 lead'), 'the link that was pressed is gone').toHaveFocus());
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('goes from page to page, and takes the page along to a lead', async () => {
    const leads = Array.from({ length: LEADS_PER_PAGE + 1 }, (_, index) => ({ message: `Message ${index}` }));
    const user = await renderInbox('?q=Message', leads);
    await user.click(screen.getByRole('link', { name: 'Older' }));
    const count = await screen.findByText('26 leads found, continued');
    await waitFor(() => expect(count).toHaveFocus());
    expect(screen.getByRole('link', { name: /Okafor/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/leads\/[^?]+\?q=Message&before=2$/),
    );
    expect(screen.queryByRole('link', { name: 'Older' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/admin/leads.csv?q=Message');
    await user.click(screen.getByRole('link', { name: 'Newer' }));
    await waitFor(() => expect(screen.getByText('26 leads found')).toHaveFocus());
    expect(screen.queryByRole('link', { name: 'Newer' })).not.toBeInTheDocument();
  });

  it('says what will come where nothing has come yet', async () => {
    await renderInbox('', []);
    expect(screen.getByText('No leads yet')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
