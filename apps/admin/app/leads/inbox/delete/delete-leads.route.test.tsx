// @vitest-environment jsdom
import { addLeadNote, deleteLead, findLead, LEADS_PER_PAGE, listActivity, setLeadStatus } from '@showroom/store/admin';
import { addAccount } from '@showroom/store/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { noticeOf } from '../../../testing/notice-of.ts';
import { ask, enter, responseOf } from '../../../testing/requests.ts';
import { storeLead } from '../../../testing/sample-lead.ts';
import { temporaryAdmin } from '../../../testing/temporary-admin.ts';
import Inbox, { loader as loadInbox } from '../inbox.route.tsx';
import DeleteLeadsPage, { action, loader } from './delete-leads.route.tsx';

const pattern = '/admin/leads/delete';
const chosen = (boxes: readonly string[]) => new URLSearchParams(boxes.map((box) => ['chosen', box]));
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

async function openInbox(names: readonly string[]) {
  const { store, newContext, advance } = await temporaryAdmin();
  const { token } = await addAccount(store, 'sales');
  const ids: string[] = [];
  for (const firstName of names) ids.push((await storeLead(store, { firstName, message: `For ${firstName}` })).id);
  const { accountId } = await addAccount(store, 'owner');
  const actor = { kind: 'account', accountId, username: 'anna' } as const;
  const argsFor = async (path: string, body?: URLSearchParams) => {
    const request = ask(path, { token });
    return enter(newContext, body === undefined ? request : new Request(request, { method: 'POST', body }), {
      params: {},
      pattern,
    });
  };
  return {
    store,
    ids,
    argsFor,
    /** A colleague’s later change. */
    byOther: async (work: Parameters<typeof store.write<void>>[1]) => {
      advance(1000);
      await store.write({ actor }, work);
    },
    askFor: async (boxes: readonly string[], list = 'status=new&q=for') =>
      loader(await argsFor(`${pattern}?${list}&${chosen(boxes)}`)),
    send: async (boxes: readonly string[]) => action(await argsFor(`${pattern}?status=new&q=for`, chosen(boxes))),
    areThere: async () => Promise.all(ids.map(async (id) => (await findLead(store, id)) !== null)),
  };
}

/** The checkboxes of the confirmation form. */
const boxesOf = ({ leads }: { leads: readonly { id: string; actionCount: number }[] }) =>
  leads.map(({ id, actionCount }) => `${id} ${actionCount}`);

describe('deleting several leads at once', () => {
  it('asks by name, deletes permanently, records each, and returns to the same list without Undo', async () => {
    const { store, ids, askFor, send, areThere } = await openInbox(['Ada', 'Ben', 'Cy']);
    const asked = await askFor([`${ids[0]} new`, `${ids[2]} new`]);
    expect(asked).toMatchObject({
      leads: [{ firstName: 'Cy' }, { firstName: 'Ada' }],
      leftCount: 0,
      closeTo: '/admin/leads?q=for&status=new',
    });
    expect(await areThere(), 'nothing is deleted before the confirmation').toEqual([true, true, true]);
    const response = await responseOf(() => send(boxesOf(asked)));
    expect(response.headers.get('Location')).toBe('/admin/leads?q=for&status=new');
    expect(noticeOf(response)).toEqual({ id: expect.any(String), text: '2 leads permanently deleted.' });
    expect(await areThere()).toEqual([false, true, false]);
    const deletions = (await listActivity(store, { limit: 20 })).filter((line) => line.action === 'lead.deleted');
    expect(new Set(deletions.map(({ subjectId }) => subjectId))).toEqual(new Set([ids[0], ids[2]]));
    const again = noticeOf(await responseOf(() => send(boxesOf(asked))));
    expect(again).toMatchObject({
      text: 'No leads were deleted. 2 skipped: The sales deleted them.',
      hasFailed: true,
    });
  });

  it('skips leads that a colleague moved or deleted before the question, and says how many', async () => {
    const { ids, byOther, askFor } = await openInbox(['Ada', 'Ben', 'Cy']);
    await byOther(async (transaction) => {
      await setLeadStatus(transaction, { leadId: ids[0] ?? '', status: 'quoted' });
      await deleteLead(transaction, { leadId: ids[1] ?? '' });
    });
    const boxes = ids.map((id) => `${id} new`);
    expect(await askFor(boxes)).toMatchObject({ leads: [{ firstName: 'Cy' }], leftCount: 2 });
    const none = await responseOf(() => askFor(boxes.slice(0, 2)));
    expect(none.headers.get('Location')).toBe('/admin/leads?q=for&status=new');
    expect(noticeOf(none)).toMatchObject({
      text: 'No leads were deleted. 2 skipped: someone else moved or deleted them.',
      hasFailed: true,
    });
  });

  it('skips leads that a colleague changed or deleted after the question, and says who did', async () => {
    const { ids, byOther, askFor, send, areThere } = await openInbox(['Ada', 'Ben', 'Cy']);
    const boxes = boxesOf(await askFor(ids.map((id) => `${id} new`)));
    await byOther(async (transaction) => {
      await addLeadNote(transaction, { leadId: ids[0] ?? '', after: '', words: 'Rang twice.' });
      await deleteLead(transaction, { leadId: ids[1] ?? '' });
    });
    expect(noticeOf(await responseOf(() => send(boxes))).text).toBe(
      '1 lead permanently deleted. 1 skipped: The owner deleted it. 1 skipped: The owner changed it.',
    );
    expect(await areThere()).toEqual([true, false, false]);
  });

  it('asks about at most as many as a list shows, and rejects requests from no list', async () => {
    const { ids, askFor, send, areThere } = await openInbox(['Ada']);
    const many = Array.from({ length: LEADS_PER_PAGE + 1 }, () => `${ids[0]} new`);
    for (const boxes of [many, [`${ids[0]}`], [`${ids[0]} sold`]]) {
      // oxlint-disable-next-line no-await-in-loop -- one store
      await expect(askFor(boxes)).rejects.toMatchObject({ init: { status: 400 }, data: expect.any(String) });
    }
    expect((await responseOf(() => askFor([]))).headers.get('Location')).toBe('/admin/leads?q=for&status=new');
    for (const boxes of [many.map(() => `${ids[0]} 1`), [], [`${ids[0]}`], [`${ids[0]} new`]]) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await send(boxes)).toMatchObject({ init: { status: 400 }, data: { problem: expect.any(String) } });
    }
    expect(await areThere()).toEqual([true]);
  });

  it('keeps the selection on Cancel, and focuses the next lead after a deletion', async () => {
    const { argsFor, areThere } = await openInbox(['Ada', 'Ben', 'Cy', 'Dee']);
    const Stub = createRoutesStub([
      {
        path: '/admin/leads',
        HydrateFallback: () => null,
        Component: Inbox,
        loader: async ({ request }) => loadInbox(await argsFor(`/admin/leads${new URL(request.url).search}`)),
        children: [
          {
            path: 'delete',
            Component: DeleteLeadsPage,
            loader: async ({ request }) => loader(await argsFor(`${pattern}${new URL(request.url).search}`)),
            action: async ({ request }) =>
              action(
                await argsFor(`${pattern}${new URL(request.url).search}`, new URLSearchParams(await request.text())),
              ),
          },
        ],
      },
    ]);
    render(<Stub initialEntries={['/admin/leads?status=new']} />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: /Cy/ }));
    await user.click(box(/Ben/));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete 2 leads?' }));
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Cy Okafor/),
      expect.stringMatching(/^Ben Okafor/),
    ]);
    expect(asked.getByText(/permanently deleted.*can’t be undone/)).toBeVisible();
    await user.click(asked.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
    expect([box(/Cy/), box(/Ben/), box(/Ada/)].map(({ checked }) => checked)).toEqual([true, true, false]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 2 leads' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await areThere()).toEqual([true, false, false, true]);
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveTextContent('Ada'));
    expect(box(/Ada/)).not.toBeChecked();
  });
});
