// @vitest-environment jsdom
import { deleteLead, findLead, setLeadStatus, setLeadValue, systemActor, type Store } from '@showroom/store/admin';
import { addAccount } from '@showroom/store/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { noticeOf } from '../../../testing/notice-of.ts';
import { ask, enter, responseOf } from '../../../testing/requests.ts';
import { storeLead } from '../../../testing/sample-lead.ts';
import { temporaryAdmin } from '../../../testing/temporary-admin.ts';
import Inbox, { action as moveLead, loader as loadInbox } from '../../inbox/inbox.route.tsx';
import { action as undoStatus } from '../../inbox/undo-status.route.ts';
import WonLeadPage, { action, loader, shouldRevalidate } from './won-lead.route.tsx';

const title = 'Won! What was it worth?';
const Address = () => <span data-testid="address">{`${useLocation().pathname}${useLocation().search}`}</span>;
const address = () => screen.getByTestId('address').textContent;

async function openBoard(prepare?: (store: Store, leadId: string) => Promise<void>) {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await addAccount(store, 'sales');
  const { id } = await storeLead(store, { firstName: 'Noémie', lastName: 'Okafor' });
  await prepare?.(store, id);
  const argsOf = async <const Pattern extends string>(pattern: Pattern, { request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    const fields =
      request.method === 'POST' ? Object.fromEntries(new URLSearchParams(await request.text())) : undefined;
    return enter(newContext, ask(pathname + search, { token, fields }), { params: {}, pattern });
  };
  const Stub = createRoutesStub([
    {
      path: '/admin/leads',
      HydrateFallback: () => null,
      Component: (props) => (
        <>
          <Inbox {...props} />
          <Address />
        </>
      ),
      loader: async (args) => loadInbox(await argsOf('/admin/leads', args)),
      action: async (args) => moveLead(await argsOf('/admin/leads', args)),
      children: [
        {
          path: 'won',
          Component: WonLeadPage,
          shouldRevalidate,
          loader: async (args) => loader(await argsOf('/admin/leads/won', args)),
          action: async (args) => action(await argsOf('/admin/leads/won', args)),
        },
      ],
    },
    {
      path: '/admin/leads/undo-status',
      action: async (args) => undoStatus(await argsOf('/admin/leads/undo-status', args)),
    },
  ]);
  render(<Stub initialEntries={['/admin/leads?view=board']} />);
  await screen.findByRole('heading', { name: 'Leads' });
  const user = userEvent.setup();
  return {
    store,
    user,
    lead: async () => findLead(store, id),
    byOther: async (
      work: (transaction: Parameters<Parameters<Store['write']>[1]>[0], id: string) => Promise<unknown>,
    ) =>
      store.write({ actor: systemActor }, async (transaction) => {
        await work(transaction, id);
      }),
    moveTo: async (status: string) => {
      await user.click(screen.getByRole('button', { name: 'Move to: Noémie Okafor' }));
      await user.click(screen.getByRole('menuitem', { name: status }));
    },
    asked: () => screen.findByRole('dialog', { name: title }),
    isClosed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  };
}

it('asks for the value of a lead moved to Won on the board, and saves it', async () => {
  const { user, lead, moveTo, asked, isClosed } = await openBoard();
  await moveTo('Won');
  const dialog = within(await asked());
  expect(dialog.getByText('Noémie Okafor')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Sale value (CAD)'), '12,500');
  await user.click(dialog.getByRole('button', { name: 'Save value' }));
  await isClosed();
  expect(await lead()).toMatchObject({ status: 'won', valueCents: 1_250_000 });
  expect(address()).toBe('/admin/leads?view=board');
  const column = within(screen.getByRole('region', { name: /^Won/ }));
  expect(column.getByText('$12,500.00')).toBeInTheDocument();
});

it('works without a value: the lead is won anyway', async () => {
  const { user, lead, moveTo, asked, isClosed } = await openBoard();
  await moveTo('Won');
  await user.click(within(await asked()).getByRole('link', { name: 'Skip' }));
  await isClosed();
  expect(await lead()).toMatchObject({ status: 'won', valueCents: null });
  expect(address()).toBe('/admin/leads?view=board');
});

it('moves the lead back on Undo', async () => {
  const { user, lead, moveTo, asked, isClosed } = await openBoard((store, leadId) =>
    store.write({ actor: systemActor }, async (transaction) => {
      await setLeadStatus(transaction, { leadId, status: 'quoted' });
    }),
  );
  await moveTo('Won');
  await user.click(within(await asked()).getByRole('button', { name: 'Undo the move' }));
  await isClosed();
  expect(await lead()).toMatchObject({ status: 'quoted', valueCents: null, wonAt: null });
});

it.each(['a lot', '-5', '1e9', '12.345', '99999999999'])(
  'keeps %j in the dialog and says what to type',
  async (typed) => {
    const { user, lead, moveTo, asked } = await openBoard();
    await moveTo('Won');
    const field = within(await asked()).getByLabelText('Sale value (CAD)');
    await user.type(field, typed);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Enter an amount such as 12,500/)).toBeVisible();
    expect(screen.getByLabelText('Sale value (CAD)')).toHaveValue(typed);
    expect(await lead()).toMatchObject({ status: 'won', valueCents: null });
  },
);

it('treats blanks as no value, and keeps asking', async () => {
  const { user, lead, moveTo, asked } = await openBoard();
  await moveTo('Won');
  await user.type(within(await asked()).getByLabelText('Sale value (CAD)'), '  {Enter}');
  expect(await screen.findByText('Type what it was worth, or choose Skip.')).toBeVisible();
  expect(await lead()).toMatchObject({ valueCents: null });
});

it('shows a value that a colleague set in the meantime, and overwrites it only then', async () => {
  const { user, lead, moveTo, asked, byOther, isClosed } = await openBoard();
  await moveTo('Won');
  const field = within(await asked()).getByLabelText('Sale value (CAD)');
  await byOther((transaction, leadId) => setLeadValue(transaction, { leadId, valueCents: 500 }));
  await user.type(field, '70{Enter}');
  expect(await screen.findByText(/Save again/)).toBeVisible();
  expect(await lead()).toMatchObject({ valueCents: 500 });
  expect(screen.getByLabelText('Sale value (CAD)')).toHaveValue('70');
  await user.click(screen.getByRole('button', { name: 'Save value' }));
  await isClosed();
  expect(await lead()).toMatchObject({ valueCents: 7000 });
});

it('closes and says so when the lead was deleted in the meantime', async () => {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await addAccount(store, 'owner');
  const { id } = await storeLead(store, {});
  const path = `/admin/leads/won?view=board&lead=${id}`;
  await store.write({ actor: systemActor }, (transaction) => deleteLead(transaction, { leadId: id }));
  const argsFor = async (fields?: Record<string, string>) =>
    enter(newContext, ask(path, { token, fields }), { params: {}, pattern: '/admin/leads/won' });
  const sent = await responseOf(async () => action(await argsFor({ intent: 'value', value: '5', shown: '' })));
  expect(sent.headers.get('Location')).toBe('/admin/leads?view=board');
  expect(noticeOf(sent)).toMatchObject({ hasFailed: true, text: expect.stringMatching(/Nothing was saved/) });
  const seen = await responseOf(async () => loader(await argsFor()));
  expect(seen.headers.get('Location')).toBe('/admin/leads?view=board');
});

it.each([
  ['Quoted', null],
  ['Lost', null],
  ['Won', 98_050],
] as const)('asks nothing when a lead is moved to %s with the value %s', async (status, valueCents) => {
  const { lead, moveTo } = await openBoard((store, leadId) =>
    store.write({ actor: systemActor }, async (transaction) => {
      await setLeadValue(transaction, { leadId, valueCents });
    }),
  );
  await moveTo(status);
  await waitFor(async () => expect((await lead())?.status).toBe(status.toLowerCase()));
  const column = within(screen.getByRole('region', { name: new RegExp(`^${status}`) }));
  await column.findByRole('link', { name: /Okafor/ });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/admin/leads?view=board');
});
