import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { companyPaths } from '@showroom/catalog-data/company/company-pages';
import { describe, expect, it } from 'vitest';
import { siteUrl, temporarySite } from '../../testing/temporary-site.ts';
import { loader } from './company.route.tsx';

const pattern = '/:page';

async function load(page: string) {
  const { context } = await temporarySite();
  return loader(routeArgs({ request: new Request(`${siteUrl}/${page}`), context, params: { page }, pattern }));
}

describe('a page about the business', () => {
  it('has every picture that its words name', async () => {
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

  it('is a missing page under any other name', async () => {
    for (const page of ['contact', 'no-such-page', 'constructor']) {
      await expect(load(page)).rejects.toMatchObject({ init: { status: 404 } });
    }
  });
});
