import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillStore, publish, unpublish } from '@showroom/store/admin';
import { openStore, posts } from '@showroom/store/site';
import { putEmptyStore } from '@showroom/store/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporarySite } from '../testing/temporary-site.ts';
import type { SearchIndex } from './search-index.ts';
import { findSiteIndex } from './site-search.server.ts';

const by = { actor: { kind: 'account', accountId: 'id-of-ann', username: 'ann' } } as const;

describe('queries as visitors type them', () => {
  let index: SearchIndex | undefined;
  function search(question: string) {
    if (index === undefined) throw new Error('There is no index yet');
    return index.search(question);
  }
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'showroom-questions-'));
    await putEmptyStore(dataDir);
    const store = await openStore({ dataDir });
    await fillStore(store);
    index = await findSiteIndex(store);
    return async () => {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    };
    // Loads all sample content first.
  }, 60_000);

  it.each([
    ['warm white with thin grey veins', 'Statuario Classique'],
    ['white fine grey veins', 'Statuario Bianco'],
    ['round led mirror 30 inch', 'Radiance Corona'],
    ['round led mirror 30″', 'Media Dial'],
    ['lighted round mirrors about 76 cm', 'Media Dial'],
    ['oval mirror in brushed brass', 'Capsule 64'],
    ['mirror for a 36 inch vanity', 'Quay'],
    ['quartz price', 'Quartz prices: what a countertop costs'],
    ['how much does a quartz counter top cost?', 'Quartz prices: what a countertop costs'],
    ['what is the price of a vanity', 'Prices and quotes: what it costs'],
    ['cleaning quartz', 'Caring for quartz, day to day'],
    ['how do I look after my countertop', 'Caring for quartz: heat, stains and scratches'],
    ['heat resistant', 'Caring for quartz: heat, stains and scratches'],
    ['is it stain resistant', 'Caring for quartz: heat, stains and scratches'],
    ['scratches', 'Caring for quartz: heat, stains and scratches'],
    ['maintenance', 'Caring for quartz, day to day'],
    ['warranty', 'Warranty: 5 years'],
    ['do you guarantee your work', 'Warranty: 5 years'],
    ['contractor', 'Contractors, designers and builders'],
    ['careers', 'Careers and jobs'],
    ['are you hiring', 'Careers and jobs'],
    ['samples', 'Samples of quartz'],
    ['can I get a sample of flooring', 'Samples of flooring'],
    ['open on Saturday', 'Hours: when we are open'],
    ['what time do you close', 'Hours: when we are open'],
    ['phone number', 'Phone number'],
    ['where are you', 'Address: where we are'],
    ['do you deliver', 'Delivery and pick-up of in-stock items'],
    ['bidet', 'Toilets'],
    ['loo', 'Toilets'],
    ['tap', 'Faucets'],
    ['kitchen basin', 'Kitchen Sinks'],
    ['farm house sink', 'Finlayson 33 Farmhouse'],
    ['black kitchen faucet', 'Superior Square Pull-Down'],
    ['brushed gold pull down faucet', 'Superior Incline Pull-Out'],
    ['gray vanity in stock', 'Agawa 24″ Vanity, in stock'],
    ['vanities 5 feet double', 'Kakabeka 60″ Double Vanity'],
    ['hardwood', 'Nipigon White Oak, Brushed'],
    ['vinyl plank', 'Harbour Grey Ash Plank'],
    ['laminate', 'Harbour Reach-In'],
    ['shaker or slab', 'Shaker or slab: choosing a door for custom cabinets'],
    ['edge profile', 'Edge profiles compared: eased, bevel, round or ogee?'],
    ['back splash', 'Quartz Backsplashes'],
    ['wall mounted toilet', 'Terrace Wall-Hung'],
    ['vanity light', 'Harbour Vanity Bar'],
    ['small bathroom ideas', 'Planning a small bathroom, five feet by eight'],
    ['miroir rond', 'Twin Round'],
    ['évier de cuisine', 'Kitchen Sinks'],
    ['comptoir blanc', 'White Essence'],
    ['calcatta gold', 'Calacatta Oro Classic'],
    ['caring for quarts', 'Caring for quartz, day to day'],
    ['careres', 'Careers and jobs'],
  ])('finds in the first three: %s', (question, wanted) => {
    const titles = search(question).found.map(({ title }) => title);
    expect(titles.slice(0, 3)).toContain(wanted);
  });

  it.each([
    ['vanity under $800', ['Vanities', 'Under $800']],
    ['vanities between $500 and $1,000', ['Vanities', '$500 to $1,000']],
    ['a faucet for less than 300 dollars', ['Faucets', 'Under $300']],
    ['round lit mirror', ['Round', 'Lit', 'Mirrors']],
    ['matte black faucets in stock', ['Matte black', 'Faucets', 'In stock']],
    ['36" white vanity', ['About 36″', 'White', 'Vanities']],
    ['pull-down kitchen faucet', ['Pull-down', 'Kitchen faucets']],
    ['white quartz with gold veins', ['White', 'Quartz', 'Gold veins']],
    ['Space Grey', []],
    ['quartz and sinks', []],
  ])('reads filters: %s', (question, labels) => {
    const { filters, found } = search(question);
    expect(filters.map(({ label }) => label)).toEqual(labels);
    expect(found.length).toBeGreaterThan(0);
    for (const { without, label } of filters) {
      const left = search(without).filters.map((filter) => filter.label);
      expect(left, without).not.toContain(label);
      expect(labels, without).toEqual(expect.arrayContaining(left));
    }
  });

  it('shows no product that a filter excludes', () => {
    const { found } = search('white vanity in stock under $1,000');
    for (const entry of found) {
      const { product } = entry;
      if (product === undefined) continue;
      expect(product.family).toBe('Vanities');
      expect(product.priceCents).toBeLessThanOrEqual(1000_00);
      expect(['in-stock', 'low-stock']).toContain(index?.findAvailability(entry));
      expect(product.facets.colour?.join(' ')).toMatch(/white/i);
    }
  });
});

describe('the text of an article', () => {
  it('is found while it is published, in any letter case', async () => {
    const { store } = await temporarySite();
    const titles = async (question: string) =>
      (await findSiteIndex(store)).search(question).found.map(({ title }) => title);
    const fields = { title: 'Le cœur de Łódź', excerpt: 'E', body: 'Whetstone from Quebec.', author: 'Design team' };
    const published = await store.write(by, (t) => publish(t, posts, { from: 0, fields }));
    for (const question of [
      'coeur',
      'CŒUR',
      'cœur',
      'lodz',
      'Ło\u0301dz\u0301',
      'whetstone',
      'whet stones from quebec',
    ]) {
      expect((await titles(question))[0], question).toBe('Le cœur de Łódź');
    }
    if (!published.ok) throw new Error('It was not published');
    await store.write(by, (t) => unpublish(t, posts, { id: published.content.id, from: 1 }));
    for (const question of ['coeur', 'whetstone']) expect(await titles(question)).not.toContain('Le cœur de Łódź');
  });
});
