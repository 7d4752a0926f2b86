import { listSessions, SESSION_IDLE_MS } from '@showroom/store/admin';
import { addAccount } from '@showroom/store/testing';
import { describe, expect, it } from 'vitest';
import { loader as sessionLoader } from './session.route.ts';
import { ask, enter } from '../../testing/requests.ts';
import { storeLead } from '../../testing/sample-lead.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { parseLiveCounts } from '../live-counts/live-counts.ts';
import { loader } from './live-counts.route.ts';

const PATH = '/admin/pulse?poll';

async function open() {
  const admin = await temporaryAdmin();
  const { token, accountId } = await signIn(admin.store);
  const askFor = async (path: string, as = token) =>
    enter(admin.newContext, ask(path, { token: as }), { params: {}, pattern: path });
  const readAs = async (as = token) => parseLiveCounts(await (await loader(await askFor(PATH, as))).json());
  return { ...admin, accountId, token, askFor, readAs };
}

describe('the poll of an open page', () => {
  it('changes with a new lead, names it, and counts it', async () => {
    const { store, readAs } = await open();
    const before = await readAs();
    expect(before).toMatchObject({ counts: { unreadLeads: 0 }, newestLead: null });
    expect((await readAs())?.signature).toBe(before?.signature);
    const { id } = await storeLead(store, { firstName: 'Noémie', lastName: 'Roy' });
    const after = await readAs();
    expect(after).toMatchObject({ counts: { unreadLeads: 1 }, newestLead: { id, name: 'Noémie Roy' } });
    expect(after?.signature).not.toBe(before?.signature);
    await storeLead(store, { message: 'Cheap pills', spam: { score: 100, reasons: ['links'] } });
    expect((await readAs())?.newestLead, 'spam is not announced').toMatchObject({ id });
  });

  it('says nothing about leads to users who may not see them', async () => {
    const { store, readAs } = await open();
    await storeLead(store);
    const { token } = await addAccount(store, 'editor');
    const liveCounts = await readAs(token);
    expect(liveCounts?.newestLead).toBeNull();
    expect(liveCounts?.counts).not.toHaveProperty('unreadLeads');
  });

  it('doesn’t extend the session, as opening a page does', async () => {
    const [polled, used] = [await open(), await open()];
    for (const { advance } of [polled, used]) advance(SESSION_IDLE_MS - 60_000);
    await polled.readAs();
    sessionLoader(await used.askFor('/admin/session'));
    // Written in the background.
    await expect.poll(async () => (await listSessions(used.store, used))[0]?.lastSeenAt).toMatch(/T02:59/);
    for (const { advance } of [polled, used]) advance(120_000);
    await expect(used.readAs()).resolves.toBeDefined();
    await expect(polled.readAs()).rejects.toBeInstanceOf(Response);
  });
});
