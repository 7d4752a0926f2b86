import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { describeHoldEnd, findHoldEnd } from '@showroom/catalog-data/hold-end';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { findLead, setLeadStatus } from '@showroom/store/admin';
import { createHoldLink, findStocked, systemActor } from '@showroom/store/site';
import { describe, expect, it } from 'vitest';
import { receiveLead } from '../leads/receive-lead.server.ts';
import { publishVanity } from '../testing/in-stock.ts';
import { buildForm, formTokenFields, post } from '../testing/posted-forms.ts';
import { siteUrl, temporarySite, type TemporarySite } from '../testing/temporary-site.ts';
import { action, loader } from './reservation.route.tsx';

const HOUR_MS = 60 * 60 * 1000;

/** A site with a test clock and one oak vanity in stock. */
async function siteWithOneOak() {
  const clock = { now: Date.parse('2026-11-21T15:00:00.000Z') };
  const site = await temporarySite(() => new Date(clock.now));
  await publishVanity(site.store, 'Oak', { quantity: 1 });
  return { ...site, clock };
}

/** Reserves the vanity; returns the reference and the confirmation link’s path. */
async function reserve(site: TemporarySite, email: string) {
  const form = buildForm({
    subjectKind: 'in-stock',
    subjectSlug: 'oak',
    firstName: 'Sam',
    lastName: 'Okafor',
    email,
    phone: '',
    visit: 'Tuesday',
    message: '',
    ...(await formTokenFields(site.store)),
  });
  const result = await receiveLead('reservation', post('/api/leads/reservation', form), site.context);
  if (result.status !== 'stored') throw new Error(JSON.stringify(result));
  const lead = await findLead(site.store, result.reference);
  return {
    leadId: lead?.id ?? '',
    reference: result.reference,
    path: await createHoldLink(site.store, lead?.id ?? ''),
  };
}

const argsOf = ({ context }: TemporarySite, path: string, method = 'GET') =>
  routeArgs({
    request: new Request(siteUrl + path, { method }),
    context,
    params: { token: path.split('/').at(-1) ?? '' },
    pattern: '/reservations/:token',
  });
const open = async (site: TemporarySite, path: string) => {
  const { data, init } = await loader(argsOf(site, path));
  return { ...data, status: init?.status, cacheControl: new Headers(init?.headers).get('Cache-Control') };
};
const submit = async (site: TemporarySite, path: string) => action(argsOf(site, path, 'POST'));

describe('the page of a reservation', () => {
  it('changes nothing on GET, and extends the hold to the full time on POST', async () => {
    const site = await siteWithOneOak();
    const { path, reference } = await reserve(site, 'sam@home.example');
    const end = describeHoldEnd(findHoldEnd(defaultBusinessFacts.hours.pickUp, site.store.now()));
    for (let times = 0; times < 3; times += 1) {
      expect(await open(site, path)).toMatchObject({
        status: 200,
        cacheControl: 'private, no-store',
        name: 'Oak',
        reference,
        words: { heading: 'Confirm your reservation', button: 'Confirm Reservation' },
      });
    }
    expect((await findLead(site.store, reference))?.hold?.state).toBe('unconfirmed');

    const answer = await submit(site, path);
    expect(answer).toMatchObject({ status: 303 });
    const { words } = await open(site, path);
    expect(words).toMatchObject({
      heading: 'It’s reserved for you',
      paragraphs: [expect.stringContaining(`until ${end}`), expect.any(String)],
    });
    expect(words).not.toHaveProperty('button');
    site.clock.now += 2 * HOUR_MS;
    expect((await findStocked(site.store, 'oak'))?.left).toBe(0);
    // A second click changes nothing.
    expect(await submit(site, path)).toMatchObject({ status: 303 });
    expect((await open(site, path)).words.heading).toBe('It’s reserved for you');
  });

  it('says that the hour is over, and that someone else has the last one', async () => {
    const site = await siteWithOneOak();
    const { path, reference } = await reserve(site, 'sam@home.example');
    site.clock.now += HOUR_MS;
    expect((await open(site, path)).words).toMatchObject({
      heading: 'Your hour is up, but we still have one',
      button: 'Confirm Reservation',
    });
    await reserve(site, 'jo@home.example');
    expect(await submit(site, path)).toMatchObject({ status: 303 });
    const { words } = await open(site, path);
    expect(words).toMatchObject({
      heading: 'Someone else has the last one',
      link: { href: '/in-stock/vanities/oak/reserve' },
    });
    expect(words).not.toHaveProperty('button');
    // The shop still has the request.
    expect(await findLead(site.store, reference)).toMatchObject({ status: 'new', hold: { state: 'expired' } });
  });

  it('says that it is closed, has ended, or that its link is too old', async () => {
    const site = await siteWithOneOak();
    const { path, leadId } = await reserve(site, 'sam@home.example');
    await site.store.write({ actor: systemActor }, (t) => setLeadStatus(t, { leadId, status: 'lost' }));
    expect((await open(site, path)).words.heading).toBe('This reservation is closed');

    const second = await reserve(site, 'jo@home.example');
    await submit(site, second.path);
    site.clock.now += 8 * 24 * HOUR_MS;
    expect((await open(site, second.path)).words.heading).toBe('Your reservation has ended');
    const third = await reserve(site, 'cem@home.example');
    site.clock.now += 8 * 24 * HOUR_MS;
    expect((await open(site, third.path)).words.heading).toBe('This link has expired');
  });

  it.each(['x', 'a'.repeat(96), 'constructor', '%00'])('rejects a link that was never sent: %s', async (token) => {
    const site = await siteWithOneOak();
    const page = await open(site, `/reservations/${token}`);
    expect(page).toMatchObject({ status: 404, words: { heading: 'This link doesn’t work' }, name: null });
    await submit(site, `/reservations/${token}`);
    expect((await findStocked(site.store, 'oak'))?.left).toBe(1);
  });
});
