// @vitest-environment jsdom
import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { fillStore, findSettings, publish, saveSettings, unpublish } from '@showroom/store/admin';
import { faqs, listPublished, settingsGroups, systemActor, type Faq, type Store } from '@showroom/store/site';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listContentEntries } from '../search/content-entries.server.ts';
import { renderSite } from '../testing/render-site.tsx';
import { siteUrl, temporarySite, type TemporarySite } from '../testing/temporary-site.ts';
import FaqPage, { loader } from './faq.route.tsx';
import { listFaqLinks } from './list-faqs.server.ts';

async function publishFaq(store: Store, fields: Partial<Faq>) {
  const whole = { answer: 'Yes.', ...fields };
  const result = await store.write({ actor: systemActor }, (t) => publish(t, faqs, { from: 0, fields: whole }));
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.content;
}

const load = ({ context }: TemporarySite) =>
  loader(routeArgs({ request: new Request(`${siteUrl}/faq`), context, params: {}, pattern: '/faq' }));

const questionsOf = async (site: TemporarySite) =>
  (await load(site)).groups.map(({ title, faqs: asked }) => [title, asked.map(({ question }) => question)]);

describe('frequently asked questions', () => {
  it('are in their groups, in order, and only while they are published', async () => {
    const site = await temporarySite();
    const { store } = site;
    await publishFaq(store, { question: 'Last?', group: 'Samples', order: 9 });
    await publishFaq(store, { question: 'First?', group: 'Samples', order: 1 });
    const { id } = await publishFaq(store, { question: 'Other group?', group: 'Quartz countertops', order: 20 });
    expect(await questionsOf(site)).toEqual([
      ['Quartz countertops', ['Other group?']],
      ['Samples', ['First?', 'Last?']],
    ]);
    await store.write({ actor: systemActor }, (t) => unpublish(t, faqs, { id, from: 1 }));
    expect(await questionsOf(site)).toEqual([['Samples', ['First?', 'Last?']]]);
  });

  it('have answers with current settings, on the page and in the search', async () => {
    const site = await temporarySite();
    const { store } = site;
    const answer = 'Call **{phone}**, or see [contact](/contact). {unknown}';
    await publishFaq(store, { question: 'How?', answer });
    const read = async () => JSON.stringify((await load(site)).groups[0]?.faqs[0]?.blocks);
    expect(await read()).toContain(`<strong>${defaultBusinessFacts.phone.display}</strong>`);
    const { fields, revision } = await findSettings(store, settingsGroups.business);
    const phone = { display: '807 555 0199', e164: '+18075550199' };
    await store.write({ actor: systemActor }, (t) =>
      saveSettings(t, settingsGroups.business, { from: revision, fields: { ...fields, phone } }),
    );
    expect(await read()).toContain('<strong>807 555 0199</strong>');
    expect((await listContentEntries(store)).find(({ title }) => title === 'How?')).toMatchObject({
      description: 'Call 807 555 0199, or see contact. {unknown}',
      url: '/faq#how',
    });
  });

  it('have an anchor each, to which the page of their group links', async () => {
    const site = await temporarySite();
    const { store } = site;
    await publishFaq(store, {
      question: 'May I <b>stack</b> it?',
      answer: '<script>alert(1)</script>',
      group: 'Samples',
    });
    renderSite({ at: '/faq', routes: [{ path: '/faq', Component: FaqPage, loader: () => load(site) }] });
    const article = await screen.findByRole('article', { name: 'May I <b>stack</b> it?' });
    const [link] = await listFaqLinks(store, 'Samples');
    expect(link).toEqual({ href: `/faq#${article.id}`, label: 'May I <b>stack</b> it?' });
    expect(article.querySelector('script')).toBeNull();
    const groups = within(screen.getByRole('navigation', { name: 'Groups of questions' }));
    const target = groups.getByRole('link', { name: 'Samples' }).getAttribute('href') ?? '';
    expect(document.querySelector(target)?.textContent).toBe('Samples');
    expect(await listFaqLinks(store, 'In-stock items')).toEqual([]);
  });

  it('come with a new site, without unfilled placeholders', async () => {
    const site = await temporarySite();
    await fillStore(site.store);
    const asked = (await load(site)).groups.flatMap((group) => group.faqs);
    expect(asked.length).toBe((await listPublished(site.store, faqs, { limit: 100 })).items.length);
    expect(asked.length).toBeGreaterThanOrEqual(10);
    expect(JSON.stringify(asked)).not.toMatch(/\{\w+\}/);
  }, 30_000);
});
