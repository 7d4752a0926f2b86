// @vitest-environment jsdom
import { fillStore, publish } from '@showroom/store/admin';
import { posts, systemActor, testimonials } from '@showroom/store/site';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import { siteUrl, temporarySite, type TemporarySite } from '../../testing/temporary-site.ts';
import Home, { loader } from './route.tsx';

const load = ({ context }: TemporarySite) =>
  loader(routeArgs({ request: new Request(`${siteUrl}/`), context, params: {}, pattern: '/' }));

const hrefsOf = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

it('shows at most three testimonials, and marks samples', async () => {
  const site = await temporarySite();
  await fillStore(site.store);
  // Later than the samples, so that it comes first.
  const fields = { quote: 'It fits.', role: 'A client' };
  await site.store.write({ actor: systemActor }, (t) => publish(t, testimonials, { from: 0, fields }));
  renderSite({ routes: [{ index: true, Component: Home, loader: () => load(site) }] });
  const said = within(await screen.findByRole('region', { name: 'What our clients say' }));
  expect(said.getAllByRole('figure')).toHaveLength(3);
  const own = said.getByText('It fits.').closest('figure');
  expect(own).toHaveTextContent('A client');
  expect(own).not.toHaveTextContent('Sample');
  expect(said.getAllByText('Sample')).toHaveLength(2);
  expect(hrefsOf('Shop In Stock')).toEqual(['/in-stock', '/in-stock']);
  expect(hrefsOf('Get Free Quote')).toEqual(['/contact', '/contact']);
});

it('has no such section without testimonials', async () => {
  const site = await temporarySite();
  expect((await load(site)).testimonials).toEqual([]);
});

it('shows the featured articles: one large, several in a row', async () => {
  const site = await temporarySite();
  expect((await load(site)).posts).toEqual([]);
  const feature = (title: string) =>
    site.store.write({ actor: systemActor }, (t) =>
      publish(t, posts, { from: 0, fields: { title, excerpt: 'E', body: 'B', author: 'A', isFeatured: true } }),
    );
  await feature('Oak');
  const routes = [{ index: true as const, Component: Home, loader: () => load(site) }];
  const alone = renderSite({ routes });
  const large = await screen.findByRole('region', { name: 'From the blog' });
  expect(large).toHaveTextContent('Featured · ');
  alone.unmount();
  await feature('Ash');
  renderSite({ routes });
  const shown = within(await screen.findByRole('region', { name: 'From the blog' }));
  expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Ash', 'Oak']);
});
