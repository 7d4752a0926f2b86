import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { describeHoldEnd, findHoldEnd } from '@showroom/catalog-data/hold-end';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { confirmHold, countLeadsByStatus, findLead } from '@showroom/store/admin';
import { findStocked, systemActor } from '@showroom/store/site';
import { describe, expect, it } from 'vitest';
import { receiveLead } from '../leads/receive-lead.server.ts';
import { publishVanity } from '../testing/in-stock.ts';
import { buildForm, formTokenFields, post } from '../testing/posted-forms.ts';
import { siteUrl, temporarySite, type TemporarySite } from '../testing/temporary-site.ts';
import { action, loader } from './reserve.route.tsx';

const path = '/in-stock/vanities/oak/reserve';
const params = { shelf: 'vanities', slug: 'oak' };
const pattern = '/in-stock/:shelf/:slug/reserve';
/** Saturday, 10 am in Thunder Bay. */
const now = () => new Date('2026-11-21T15:00:00.000Z');
const holdEnd = describeHoldEnd(findHoldEnd(defaultBusinessFacts.hours.pickUp, now()));
const shopPhone = defaultBusinessFacts.phone.display;
const about = { subjectKind: 'in-stock', subjectSlug: 'oak' };
const visitor = {
  firstName: 'Sam',
  lastName: 'Okafor',
  phone: '807 555 0171',
  email: '',
  visit: 'Tuesday',
  message: '',
};

const load = ({ context }: TemporarySite) =>
  loader(routeArgs({ request: new Request(siteUrl + path), context, params, pattern }));

/** Posts the form as a browser without scripts, and returns the rendered page. */
async function postPlain(site: TemporarySite, fields: Readonly<Record<string, string>>, search = '') {
  const form = buildForm({ ...about, ...visitor, ...(await formTokenFields(site.store)), ...fields });
  const answer = await action(
    routeArgs({ request: post(path + search, form), context: site.context, params, pattern }),
  );
  return { status: answer.init?.status, page: answer.data };
}

const leads = async ({ store }: TemporarySite) => (await countLeadsByStatus(store)).total;

describe('"Reserve in showroom"', () => {
  it('reserves the piece with a phone number, and says until when', async () => {
    const site = await temporarySite(now);
    await publishVanity(site.store, 'Oak', { quantity: 1 });
    expect(await load(site)).toMatchObject({ isLeft: true, holdEnd });
    const { page } = await postPlain(site, {});
    expect(page.stored).toMatchObject({
      title: 'We’ve reserved it for one hour.',
      // Without an email there is no link: the visitor calls, and the shop confirms.
      note: expect.stringContaining(
        `It goes back on sale after Saturday, November 21, 11 am. Call us at ${shopPhone} before then to keep it for 3 pick-up days, until ${holdEnd}.`,
      ),
    });
    const lead = await findLead(site.store, page.stored?.reference ?? '');
    expect(lead).toMatchObject({
      kind: 'reservation',
      email: '',
      phone: '807 555 0171',
      subject: { kind: 'in-stock', slug: 'oak', label: 'Oak, in stock' },
      sourcePath: '/in-stock/vanities/oak',
      hold: { state: 'unconfirmed', until: '2026-11-21T16:00:00.000Z' },
    });
    expect(lead?.answers).toContainEqual({ label: 'When would you like to come in?', value: 'Tuesday' });
    expect(lead?.mails.map(({ template }) => template)).toEqual(['owner-notice']);
    expect(site.countKicks()).toBe(1);
  });

  it.each([
    [
      'and a mail server',
      'smtp://mail.example',
      'Confirm with the link in your email before Saturday, November 21, 11 am',
    ],
    ['and no mail server', undefined, `Call us at ${shopPhone} before then to keep it`],
  ])('with the email %s says who confirms it', async (_, smtpUrl, words) => {
    const site = await temporarySite(now, { smtpUrl });
    await publishVanity(site.store, 'Oak', { quantity: 1 });
    const { page } = await postPlain(site, { email: 'sam@home.example' });
    expect(page.stored).toMatchObject({
      title: 'We’ve reserved it for one hour.',
      note: expect.stringContaining(words),
    });
    // A repeated form reports the current state.
    const lead = await findLead(site.store, page.stored?.reference ?? '');
    await site.store.write({ actor: systemActor }, (t) => confirmHold(t, { leadId: lead?.id ?? '' }));
    const again = await postPlain(site, { email: 'sam@home.example' });
    expect(again.page.stored).toMatchObject({
      title: 'It’s reserved for you.',
      note: expect.stringContaining(`It’s reserved until ${holdEnd}.`),
    });
  });

  it('beyond the limit of a network is saved, and says that nothing is held yet', async () => {
    const site = await temporarySite(now);
    await publishVanity(site.store, 'Oak', { quantity: 9 });
    for (const phone of ['807 555 0101', '807 555 0102', '807 555 0103']) await postPlain(site, { phone });
    const { page } = await postPlain(site, { phone: '807 555 0104' });
    expect(page.stored?.note).toContain('It isn’t reserved yet.');
    expect(await leads(site)).toBe(4);
    expect((await findStocked(site.store, 'oak'))?.left).toBe(6);
  });

  it('of a piece that is gone keeps what was typed, and then offers to notify about the next', async () => {
    const site = await temporarySite(now);
    await publishVanity(site.store, 'Oak', { quantity: 1 });
    await postPlain(site, { phone: '807 555 0100' });
    const late = await postPlain(site, { message: 'For the upper bathroom' });
    expect(late.status).toBe(409);
    expect(late.page.problem).toMatchObject({ message: expect.stringContaining('someone just reserved the last one') });
    expect(late.page.values).toMatchObject({ firstName: 'Sam', message: 'For the upper bathroom', visit: 'Tuesday' });
    expect(await leads(site)).toBe(1);
    expect(await load(site)).toMatchObject({
      isLeft: false,
      noneLeftWords: expect.stringContaining('until Saturday, November 21, 11 am.'),
    });

    const { page } = await postPlain(site, { message: 'For the upper bathroom' }, '?ask=notice');
    const lead = await findLead(site.store, page.stored?.reference ?? '');
    expect(lead).toMatchObject({ kind: 'restock-notice', subject: { slug: 'oak' }, hold: null });
    expect((await findStocked(site.store, 'oak'))?.left).toBe(0);
  });

  it('of a second one of the same mentions the first, and whom to call for both', async () => {
    const site = await temporarySite(now);
    await publishVanity(site.store, 'Oak', { quantity: 2 });
    await postPlain(site, {});
    const second = await postPlain(site, { phone: '+1 (807) 555-0171', message: 'Another for the cottage' });
    expect(second.status).toBe(409);
    expect(second.page.problem).toMatchObject({
      message: expect.stringMatching(
        new RegExp(
          `already have one of these reserved until Saturday, November 21.+call us at ${shopPhone.replaceAll(/[()]/g, String.raw`\$&`)}`,
        ),
      ),
    });
    expect(second.page.values).toMatchObject({ message: 'Another for the cottage' });
    expect((await findStocked(site.store, 'oak'))?.left).toBe(1);
  });

  it('needs an email or a phone number', async () => {
    const site = await temporarySite(now);
    await publishVanity(site.store, 'Oak');
    const { status, page } = await postPlain(site, { phone: '' });
    expect(status).toBe(400);
    expect(page.issues).toEqual([{ field: 'email', message: 'Enter an email address or a phone number' }]);
    expect((await postPlain(site, { phone: '', email: 'sam@home.example' })).page.stored).not.toBeNull();
    expect((await postPlain(site, { email: 'not an address' })).page.issues).toHaveLength(1);
  });

  it('says nothing about a hold when it looks like spam', async () => {
    const site = await temporarySite(now);
    await publishVanity(site.store, 'Oak', { quantity: 1 });
    const form = buildForm({
      ...about,
      ...visitor,
      message: 'See http://spam.example http://spam.example',
      vuqo_7k: 'x',
    });
    const result = await receiveLead('reservation', post('/api/leads/reservation', form), site.context);
    expect(result).toMatchObject({ status: 'stored' });
    expect(result).not.toHaveProperty('title');
    expect((await findStocked(site.store, 'oak'))?.left).toBe(1);
  });

  it.each([{ subjectSlug: 'ash' }, { subjectKind: 'vanities' }, { subjectSlug: '' }])(
    'accepts nothing that isn’t in stock: %o',
    async (subject) => {
      const site = await temporarySite(now);
      await publishVanity(site.store, 'Oak');
      expect((await postPlain(site, subject)).status).toBe(409);
      expect(await leads(site)).toBe(0);
    },
  );
});
