// @vitest-environment jsdom
import { sitePaths } from '@showroom/catalog-data/site-paths';
import { fillStore, publish, saveDraft } from '@showroom/store/admin';
import { listPublished, systemActor, works, type Store, type Work } from '@showroom/store/site';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';
import { siteUrl, temporarySite, type TemporarySite } from '../testing/temporary-site.ts';
import WorkPage, { loader as loadWork, meta as workMeta } from './work.route.tsx';
import Works, { loader } from './works.route.tsx';

const words = {
  title: 'A hall',
  description: 'One.\n\nTwo.',
  client: 'C',
  location: 'Nipigon',
  completedOn: '2026-03-01',
};

async function publishWork(store: Store, fields: Partial<Work> = {}, slug = 'hall') {
  const result = await store.write({ actor: systemActor }, (t) =>
    publish(t, works, { from: 0, slug, fields: { ...words, ...fields } }),
  );
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.content;
}

const picture = (name: string) => ({ source: 'master' as const, name: `works/${name}`, alt: '' });

const list = ({ context }: TemporarySite, search = '') =>
  loader(
    routeArgs({ request: new Request(`${siteUrl}/our-works${search}`), context, params: {}, pattern: '/our-works' }),
  );

const read = ({ context }: TemporarySite, slug: string) =>
  loadWork(
    routeArgs({
      request: new Request(`${siteUrl}/our-works/${slug}`),
      context,
      params: { slug },
      pattern: '/our-works/:slug',
    }),
  );

async function renderWorks(site: TemporarySite, at = '/our-works') {
  renderSite({
    at,
    routes: [
      { path: '/our-works', Component: Works, loader: ({ request }) => list(site, new URL(request.url).search) },
      { path: '/our-works/:slug', Component: WorkPage, loader: ({ params }) => read(site, params['slug'] ?? '') },
    ],
  });
  return screen.findByRole('heading', { level: 1 });
}

describe('our works', () => {
  it('start with featured works, however old', async () => {
    const site = await temporarySite();
    await publishWork(site.store, { title: 'Old', isFeatured: true, completedOn: '2020-01-01' }, 'old');
    await publishWork(site.store);
    expect((await list(site)).works.map(({ title }) => title)).toEqual(['Old', 'A hall']);
  });

  it('have pages of twenty-four in that order, each work on one of them, and treat any page number as one that exists', async () => {
    const site = await temporarySite();
    const all = Array.from({ length: 29 }, (_, index) => index + 1);
    const featured = new Set([1, 2, 12, 22]);
    const inOrder = (days: readonly number[]) =>
      days.toSorted((a, b) => Number(featured.has(b)) - Number(featured.has(a)) || b - a).map((day) => `Work ${day}`);
    await site.store.write({ actor: systemActor }, async (t) => {
      for (const day of all) {
        const fields = {
          ...words,
          title: `Work ${day}`,
          completedOn: `2026-01-${String(day).padStart(2, '0')}`,
          category: day % 2 === 0 ? ('office' as const) : ('kitchen' as const),
          isFeatured: featured.has(day),
        };
        await publish(t, works, { from: 0, fields });
      }
    });
    const titlesAt = async (search: string) => (await list(site, search)).works.map(({ title }) => title);
    expect([...(await titlesAt('')), ...(await titlesAt('?page=2'))]).toEqual(inOrder(all));
    expect(await titlesAt('?page=2')).toHaveLength(5);
    expect(await titlesAt('?category=office')).toEqual(inOrder(all.filter((day) => day % 2 === 0)));
    const last = await list(site, '?page=9999');
    expect([last.pageNumber, last.count, last.canonicalSearch]).toEqual([2, 29, '?page=2']);
    expect(last.pageLinks.map(({ search }) => search)).toEqual(['', '?page=2']);
    expect((await list(site, '?page=0')).pageNumber).toBe(1);
    await renderWorks(site, '/our-works?page=2');
    expect(screen.getByText('29 projects, page 2 of 2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/our-works');
  });

  it('are all listed, and by category with correct counts', async () => {
    const site = await temporarySite();
    await fillStore(site.store);
    await renderWorks(site);
    expect(screen.getAllByRole('article')).toHaveLength(12);
    const tabs = within(screen.getByRole('navigation', { name: 'Project types' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['All12', '/our-works'],
      ['Kitchen4', '/our-works?category=kitchen'],
      ['Bathroom4', '/our-works?category=bathroom'],
      ['Custom4', '/our-works?category=custom'],
    ]);
    const card = screen.getByRole('heading', { name: 'A walnut bar for the long evenings' }).closest('article');
    expect(card).toHaveTextContent('Kenora, May 2024 · $19,000 – $22,500');
    expect((await list(site, '?category=bathroom')).works.map(({ category }) => category)).toEqual(
      Array.from({ length: 4 }, () => 'Bathroom'),
    );
    expect((await list(site, '?category=none')).works).toHaveLength(12);
  });

  it('mark unfinished works, and say if there are none', async () => {
    const site = await temporarySite();
    await publishWork(site.store, { status: 'in-progress' });
    await renderWorks(site, '/our-works?category=office');
    expect(screen.getByRole('heading', { name: 'No projects in this category yet' })).toBeVisible();
    const [card] = (await list(site)).works;
    expect([card?.mark, card?.dayText]).toEqual(['In progress', 'expected March 2026']);
  });
});

const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('article');

describe('a project', () => {
  it('that is a sample says so next to its budget, on its card and on its page', async () => {
    const site = await temporarySite();
    await publishWork(site.store, { isSample: true, budgetRange: '$10,000' });
    await publishWork(site.store, { title: 'A real one', budgetRange: '$20,000' }, 'real');
    renderSite({ at: '/our-works', routes: [{ path: '/our-works', Component: Works, loader: () => list(site) }] });
    await screen.findByRole('heading', { name: 'A hall' });
    expect(within(cardOf('A hall') ?? document.body).getByText('Sample')).toBeVisible();
    expect(within(cardOf('A real one') ?? document.body).queryByText('Sample')).toBeNull();
    expect((await read(site, 'hall')).work.isSample).toBe(true);
    expect((await read(site, 'real')).work.isSample).toBe(false);
  });

  it('with only before and after pictures shows the latter in lists', async () => {
    const site = await temporarySite();
    await publishWork(site.store, {
      beforePictures: [picture('shuniah-lakehouse-kitchen/before')],
      afterPictures: [picture('westfort-peninsula-kitchen/after')],
    });
    const [both] = (await list(site)).works;
    expect(both?.picture).not.toBeNull();
    expect((await read(site, 'hall')).shared).not.toBeNull();
    await publishWork(site.store, { beforePictures: [picture('westfort-peninsula-kitchen/after')] }, 'begun');
    const begun = (await list(site)).works.find(({ path }) => path.endsWith('/begun'));
    expect(begun?.picture).not.toBeNull();
  });
});

describe('a work', () => {
  it('shows what was done, its duration and its materials, and links to a request for a similar one', async () => {
    const site = await temporarySite();
    await fillStore(site.store);
    expect(await renderWorks(site, '/our-works/kenora-walnut-island')).toHaveTextContent(
      'A walnut island for a house that gathers',
    );
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      ['Location', 'Kenora'],
      ['Completed', 'September 2024'],
      ['Project type', 'New construction'],
      ['Size', '380 square feet'],
      ['Duration', 'Six weeks on site, while the house was being built'],
      ['Budget', '$78,000 – $88,000'],
    ]);
    // The project’s mark, then the testimonial’s.
    const [, ofWords] = screen.getAllByText('Sample');
    expect(ofWords?.parentElement).toHaveTextContent('Kitchen client, Kenora');
    const used = within(screen.getByRole('region', { name: 'Products used' })).getAllByRole('link');
    expect(used.map((link) => link.getAttribute('href'))).toContain('/quartz-countertops/calacatta-oro-classic');
    expect(screen.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute(
      'href',
      '/custom-millwork-form?works=kenora-walnut-island',
    );
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('links to existing products, and leaves out others', async () => {
    const site = await temporarySite();
    await fillStore(site.store);
    const { items } = await listPublished(site.store, works);
    for (const { slug, fields } of items) {
      const { products, related } = await read(site, slug);
      expect(
        products.map(({ path }) => path),
        slug,
      ).toEqual(fields.products);
      for (const { path } of products) expect(sitePaths).toContain(path);
      expect(related).toHaveLength(3);
      expect(related.map(({ path }) => path)).not.toContain(`/our-works/${slug}`);
    }
    await publishWork(site.store, {
      products: ['/quartz-countertops/no-such', '/contact', 'x', '/quartz-countertops/'],
    });
    expect((await read(site, 'hall')).products).toEqual([]);
  });

  it('is followed by works with the most shared products, then by its category', async () => {
    const site = await temporarySite();
    const [aurora, ice] = ['/quartz-countertops/aurora', '/quartz-countertops/calacatta-ice'];
    await publishWork(site.store, { products: [aurora, ice] });
    const others: readonly Partial<Work>[] = [
      { title: 'Latest', category: 'office', completedOn: '2026-10-01' },
      { title: 'A kitchen', completedOn: '2026-02-01' },
      { title: 'One of them', category: 'office', products: [ice], completedOn: '2025-01-01' },
      { title: 'Both', category: 'office', products: [ice, aurora], completedOn: '2024-01-01' },
    ];
    for (const [index, fields] of others.entries()) await publishWork(site.store, fields, `other-${index}`);
    const { related } = await read(site, 'hall');
    expect(related.map(({ title }) => title)).toEqual(['Both', 'One of them', 'A kitchen']);
  });

  it('compares before and after in a slider if it has both, and shows neither again', async () => {
    const site = await temporarySite();
    await fillStore(site.store);
    await renderWorks(site, '/our-works/nipigon-walk-in-shower');
    const slider = screen.getByRole('slider', { name: 'Compare before and after' });
    expect(slider).toHaveAttribute('aria-valuetext', '50 percent before, 50 percent after');
    fireEvent.change(slider, { target: { value: '80' } });
    expect(slider).toHaveAttribute('aria-valuetext', '80 percent before, 20 percent after');
    expect(slider.closest('figure')?.querySelector('[style*="--before: 80%"]')).not.toBeNull();
    expect(screen.queryByRole('region', { name: /^Images of/ })).not.toBeInTheDocument();
    expect((await read(site, 'kenora-walnut-island')).work.comparison).toBeNull();
  });

  it('shows all other pictures in its gallery', async () => {
    const site = await temporarySite();
    await publishWork(site.store, {
      pictures: [picture('red-lake-hearth-wall/after'), picture('westfort-peninsula-kitchen/after')],
      beforePictures: [picture('westfort-peninsula-kitchen/before'), picture('nipigon-walk-in-shower/before')],
      afterPictures: [picture('westfort-peninsula-kitchen/after')],
    });
    const { work } = await read(site, 'hall');
    expect(work.comparison).not.toBeNull();
    expect(work.pictures.map(({ fullSrc }) => fullSrc.split('.')[0])).toEqual([
      '/pictures/works/red-lake-hearth-wall/after',
      '/pictures/works/nipigon-walk-in-shower/before',
    ]);
  });

  it('hides the owner’s notes, and is missing as a draft', async () => {
    const site = await temporarySite();
    await publishWork(site.store, { client: 'Secret Client', budgetCents: 1_234_567 });
    await site.store.write({ actor: systemActor }, (t) =>
      saveDraft(t, works, { from: 0, slug: 'draft', fields: words }),
    );
    const facts = JSON.stringify([await read(site, 'hall'), await list(site)]);
    expect(facts).not.toContain('Secret Client');
    expect(facts).not.toContain('1234567');
    for (const slug of ['draft', 'none']) {
      await expect(read(site, slug)).rejects.toMatchObject({ init: { status: 404 } });
    }
  });

  it('is a CreativeWork for search engines', async () => {
    const site = await temporarySite();
    await publishWork(site.store);
    const root = { id: 'root', loaderData: { facts: { brand: 'B' }, siteUrl } };
    const loaderData = await read(site, 'hall');
    // Partial matches: `meta` only looks for the root.
    const tags = workMeta({ loaderData, matches: [root] } as unknown as Parameters<typeof workMeta>[0]);
    expect(tags).toContainEqual({
      'script:ld+json': expect.objectContaining({ '@type': 'CreativeWork', name: 'A hall', dateCreated: '2026-03-01' }),
    });
    expect(tags).toContainEqual({ name: 'description', content: 'One.' });
  });
});
