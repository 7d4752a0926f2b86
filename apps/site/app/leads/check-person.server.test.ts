import { VERIFICATION_RETRY_FIELD, VERIFICATION_TOKEN_FIELD } from '@showroom/forms/verification-fields';
import { countLeadsByStatus, findLead } from '@showroom/store/admin';
import { expect, it } from 'vitest';
import { readRootData } from '../root-data.server.ts';
import { buildForm, contactFields, formTokenFields, post } from '../testing/posted-forms.ts';
import { siteUrl, temporarySite } from '../testing/temporary-site.ts';
import { setUpVerification, temporaryService } from '../testing/verified-site.ts';
import { readVerification } from './check-person.server.ts';
import { receiveLead } from './receive-lead.server.ts';

async function openSite() {
  const service = await temporaryService();
  const { store, context } = await temporarySite(undefined, { verificationUrl: service.url });
  const form = { ...contactFields, ...(await formTokenFields(store)) };
  let sent = 0;
  /** The spam reasons of a saved request, or its invalid fields. Each request is different. */
  const send = async (proof: Readonly<Record<string, string>>) => {
    const body = buildForm({ ...form, message: `Request ${(sent += 1)}`, ...proof });
    const result = await receiveLead('contact', post('/', body), context);
    if (result.status === 'invalid') return result.issues.map(({ field }) => field);
    if (result.status !== 'stored') throw new Error(result.message);
    const lead = await findLead(store, result.reference);
    return { score: lead?.spam.score, reasons: lead?.spam.reasons, isSuspected: lead?.isSuspected };
  };
  const withToken = (token: string, more: Readonly<Record<string, string>> = {}) =>
    send({ [VERIFICATION_TOKEN_FIELD]: token, ...more });
  return { service, store, context, send, withToken };
}

const unproven = (reason: string) => ({ score: 20, reasons: [expect.stringContaining(reason)], isSuspected: false });
const proven = { score: 0, reasons: [], isSuspected: false };

it('saves every request, except one whose verification fails for the first time, and marks unverified ones', async () => {
  const { service, store, context, send, withToken } = await openSite();
  expect(await send({}), 'without verification settings').toEqual(proven);
  expect((await readRootData(context)).facts).not.toHaveProperty('verification');
  await setUpVerification(store, service.keys);
  expect((await readRootData(context)).facts).toMatchObject({
    verification: { sitekey: service.keys.siteKey, service: service.url },
  });
  const hostname = new URL(siteUrl).hostname;
  const token = service.makeToken({ hostname });
  expect(await withToken(token)).toEqual(proven);
  expect(await withToken(token), 'a used token').toEqual(['verification']);
  expect(await withToken('made-up')).toEqual(['verification']);
  expect(await withToken('made-up', { [VERIFICATION_RETRY_FIELD]: '1' })).toEqual(unproven('twice'));
  expect(await send({})).toEqual(unproven('without a spam check'));
  expect(await withToken(service.makeToken({ hostname: 'elsewhere.example' }))).toEqual(unproven('another website'));
  expect(await withToken(service.makeToken({ hostname, action: 'comment' }))).toEqual(unproven('another form'));
  const count = service.asked.length;
  const good = service.makeToken({ hostname });
  expect(await withToken(good, { email: 'sam' }), 'an invalid form uses no token').toEqual(['email']);
  expect(service.asked.length).toBe(count);
  service.mood = 'confused';
  expect(await withToken(service.makeToken({ hostname }))).toEqual(unproven('didn’t respond'));
  await service.close();
  expect(await withToken(good)).toEqual(unproven('didn’t respond'));
  expect((await countLeadsByStatus(store)).total).toBe(8);
});

it('saves requests when the keys are wrong, and mentions no verification on an exported page', async () => {
  const { service, store, withToken } = await openSite();
  await setUpVerification(store, { ...service.keys, secret: 'of-another-widget' });
  expect(await withToken(service.makeToken())).toEqual(unproven('check its keys'));
  const { context, store: exported } = await temporarySite(undefined, { isExported: true });
  await setUpVerification(exported, service.keys);
  expect(await readVerification(context)).toBeUndefined();
});
