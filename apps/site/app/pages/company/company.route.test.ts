import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { companyPaths } from '@showroom/catalog-data/company/company-pages';
import { fillStore } from '@showroom/store/admin';
import { describe, expect, it } from 'vitest';
import { siteUrl, temporarySite } from '../../testing/temporary-site.ts';
import { loader } from './company.route.tsx';

const pattern = '/:page';

async function load(page: string, site = temporarySite()) {
  const { context } = await site;
  return loader(routeArgs({ request: new Request(`${siteUrl}/${page}`), context, params: { page }, pattern }));
}

describe('a page about the company', () => {
  it('has every picture that its text names', async () => {
    for (const path of companyPaths) {
      const { hero, sections } = await load(path.slice(1));
      const pictures = sections.flatMap((section) => {
        if (section.kind === 'story' || section.kind === 'promises') return [section.picture];
        if (section.kind === 'pictures') return section.cards.map(({ picture }) => picture);
        return section.kind === 'trades' ? section.trades.map(({ picture }) => picture) : [];
      });
      expect(
        pictures.filter((picture) => !picture?.alt),
        path,
      ).toEqual([]);
      const isOfWords = path === '/privacy' || path === '/accessibility';
      expect(hero.picture === null, path).toBe(isOfWords);
    }
  });

  it('says of every trade since when, its specialty, and where to see it', async () => {
    const site = await temporarySite();
    await fillStore(site.store);
    const { sections } = await load('top-expertise', Promise.resolve(site));
    const trades = sections.flatMap((section) => (section.kind === 'trades' ? section.trades : []));
    expect(trades).toHaveLength(6);
    for (const { title, experience, shownBy, specialties } of trades) {
      expect(experience, title).toMatch(/\d{4}/);
      expect(specialties.length, title).toBeGreaterThanOrEqual(3);
      expect(shownBy.map(({ href }) => href).join(), title).toMatch(/^\/(?:our-works|commercial-millwork)/);
    }
  });

  it('is 404 under any other name', async () => {
    for (const page of ['contact', 'no-such-page', 'constructor']) {
      await expect(load(page)).rejects.toMatchObject({ init: { status: 404 } });
    }
  });
});
