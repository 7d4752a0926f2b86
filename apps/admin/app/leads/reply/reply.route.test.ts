import {
  deleteLead,
  findLead,
  replyTemplates,
  saveSettings,
  setLeadStatus,
  systemActor,
  type Store,
} from '@showroom/store/admin';
import type { LeadStatus } from '@showroom/store/rules';
import { addAccount, dropTable, saveSampleResponse } from '@showroom/store/testing';
import { describe, expect, it } from 'vitest';
import { ask, enter, responseOf } from '../../testing/requests.ts';
import { storeLead } from '../../testing/sample-lead.ts';
import { temporaryAdmin } from '../../testing/temporary-admin.ts';
import { RESPONSES_SEEN } from '../responses-seen.ts';
import { action, loader } from './reply.route.tsx';

const pattern = '/admin/leads/:leadId/reply';

async function signedIn(role: 'owner' | 'sales' = 'sales') {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await addAccount(store, role);
  const argsFor = (leadId: string, search: string, fields?: Record<string, string>) =>
    enter(newContext, ask(`/admin/leads/${leadId}/reply${search}`, { token, fields }), { params: { leadId }, pattern });
  return {
    store,
    open: async (leadId: string, search = '') => loader(await argsFor(leadId, search)),
    send: async (leadId: string, fields: Record<string, string>, search = '') =>
      action(await argsFor(leadId, search, { form: '1', ...fields })),
  };
}

async function move(store: Store, leadId: string, status: LeadStatus) {
  await store.write({ actor: systemActor }, (transaction) => setLeadStatus(transaction, { leadId, status }));
}

const draft = { subject: 'Baseboards', text: 'Hello Sam,\n\nThursday at nine?' };

describe('a reply to a lead', () => {
  it('starts with the first template filled in, the selected one, or none', async () => {
    const { store, open } = await signedIn();
    const lead = await storeLead(store, { subject: { kind: 'quartz', slug: 'aurora', label: 'Aurora quartz' } });
    const templates = [
      { id: '1', name: 'First', subject: '{request} {reference}', text: 'Hello {firstName}, {received}, {subject}' },
      { id: '2', name: 'Second', subject: 'Again', text: '{name}\n{brand} {phone} {email}' },
    ];
    await store.write({ actor: systemActor }, (transaction) =>
      saveSettings(transaction, replyTemplates, { from: 0, fields: { templates } }),
    );
    expect(await open(lead.id, '?status=new')).toMatchObject({
      templateId: '1',
      draft: {
        subject: `quote request ${lead.reference}`,
        text: 'Hello Sam, November 21, 2026, Aurora quartz',
      },
      inboxSearch: '?status=new',
      maySetTemplates: false,
    });
    const second = await open(lead.id, '?template=2');
    expect(second.draft.text).toMatch(/^Sam Okafor\nBoreal & Stone \(807\) \d{3}-\d{4} \S+@\S+$/);
    expect((await open(lead.id, '?template=')).draft.text).toBe('');
  });

  it('mentions a project if the lead names nothing, as “your message about your message” says nothing', async () => {
    const { store, open } = await signedIn();
    const lead = await storeLead(store, { kind: 'contact', subject: null });
    const { draft: begun } = await open(lead.id);
    expect(begun.text).toContain('Thank you for your message from November 21, 2026 about your project.');
  });

  it('is saved and queued in one transaction, moves the lead if requested, and returns with the filter', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    const fields = { ...draft, intent: 'send', contacted: 'on' };
    const response = await responseOf(() => send(lead.id, fields, '?status=new&template=1'));
    expect(response.headers.get('Location')).toBe(`/admin/leads/${lead.id}?status=new`);
    expect(await findLead(store, lead.id)).toMatchObject({
      status: 'contacted',
      isRead: true,
      replies: [{ ...draft, author: expect.stringMatching(/^sales-/), address: 'sam@home.example', state: 'waiting' }],
    });
  });

  it('is sent once when its form is sent twice, and moves the lead once', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    const sendOnce = async () => responseOf(() => send(lead.id, { ...draft, intent: 'send', contacted: 'on' }));
    await sendOnce();
    await move(store, lead.id, 'new');
    await sendOnce();
    expect(await findLead(store, lead.id)).toMatchObject({ replies: [draft], status: 'new' });
    expect(await send(lead.id, { ...draft, form: '', intent: 'send' })).toMatchObject({ init: { status: 400 } });
  });

  it('leaves the status that someone else set since', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    await move(store, lead.id, 'won');
    await responseOf(() => send(lead.id, { ...draft, intent: 'send', contacted: 'on' }));
    expect(await findLead(store, lead.id)).toMatchObject({ replies: [draft], status: 'won' });
  });

  it('leaves a response unread that arrived while it was written', async () => {
    const { store, open, send } = await signedIn();
    const lead = await storeLead(store);
    await responseOf(() => send(lead.id, { ...draft, intent: 'send' }));
    const { responses } = await open(lead.id);
    await saveSampleResponse(store, lead.id);
    const second = { ...draft, form: '2', intent: 'send' };
    await responseOf(() => send(lead.id, { ...second, [RESPONSES_SEEN]: String(responses) }));
    expect(await findLead(store, lead.id)).toMatchObject({ hasNewResponse: true, isRead: false });
    const third = { ...second, form: '3', [RESPONSES_SEEN]: String((await open(lead.id)).responses) };
    await responseOf(() => send(lead.id, third));
    expect(await findLead(store, lead.id)).toMatchObject({ hasNewResponse: false, isRead: true });
  });

  it('leaves the status unless another is requested', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    await responseOf(() => send(lead.id, { ...draft, intent: 'send' }));
    expect(await findLead(store, lead.id)).toMatchObject({ status: 'new', replies: [draft] });
  });

  it('is previewed as edited, and nothing is saved', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    expect(await send(lead.id, { ...draft, intent: 'preview' })).toMatchObject({
      data: { draft, isPreview: true, isContacted: false },
    });
    expect((await findLead(store, lead.id))?.replies).toEqual([]);
  });

  it.each([
    ['subject', { subject: ' ' }],
    ['subject', { subject: 'x'.repeat(151) }],
    ['subject', { subject: 'About {subject}' }],
    ['text', { text: '' }],
    ['text', { text: 'x'.repeat(5001) }],
    ['text', { text: 'Hello {firstName}' }],
  ])('reports at the %s what is wrong with %j, and returns the reply', async (field, change) => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    const typed = { ...draft, ...change };
    expect(await send(lead.id, { ...typed, intent: 'send' })).toMatchObject({
      init: { status: 400 },
      data: {
        field,
        message: expect.any(String),
        draft: { [field]: typed[field === 'text' ? 'text' : 'subject'].trim() },
      },
    });
    expect((await findLead(store, lead.id))?.replies).toEqual([]);
  });

  it('says that no email can reach an invalid address', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store, { email: 'call me' });
    expect(await send(lead.id, { ...draft, intent: 'send' })).toMatchObject({
      init: { status: 400 },
      data: { draft, message: expect.stringContaining('a valid email address') },
    });
  });

  it('is returned when it can’t be saved', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    await dropTable(store, 'lead_reply');
    expect(await send(lead.id, { ...draft, intent: 'send' })).toMatchObject({
      init: { status: 503 },
      data: { draft, message: expect.stringContaining('couldn’t be sent') },
    });
  });

  it.each([{ intent: 'send' }, { intent: 'preview' }, { intent: 'send', subject: '' }])(
    'is returned when someone deleted the lead since: %j',
    async (fields) => {
      const { store, send } = await signedIn();
      const lead = await storeLead(store);
      const { accountId } = await addAccount(store, 'owner');
      const actor = { kind: 'account', accountId, username: 'anna' } as const;
      await store.write({ actor }, (transaction) => deleteLead(transaction, { leadId: lead.id }));
      const typed = [
        { label: 'Subject', words: fields.subject ?? draft.subject },
        { label: 'Message', words: draft.text },
      ];
      await expect(send(lead.id, { ...draft, ...fields })).rejects.toMatchObject({
        init: { status: 404 },
        data: { unsavedText: { deletion: { by: 'The owner', at: expect.any(String) }, typed } },
      });
    },
  );

  it('returns 404 for a deleted lead, and 400 for an unknown form', async () => {
    const { store, open, send } = await signedIn();
    const missing = expect.objectContaining({ init: { status: 404 } });
    await expect(open('gone')).rejects.toEqual(missing);
    await expect(send('gone', { ...draft, intent: 'send' })).rejects.toEqual(missing);
    const lead = await storeLead(store);
    expect(await send(lead.id, { ...draft, intent: 'sell' })).toMatchObject({ init: { status: 400 } });
  });
});
