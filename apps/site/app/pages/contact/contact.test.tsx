// @vitest-environment jsdom
import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { describeHours } from '@showroom/catalog-data/hours-in-words';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { siteUrl, temporarySite } from '../../testing/temporary-site.ts';
import Contact, { loader } from './route.tsx';

const path = '/contact';

it('shows phone hours separately from opening hours', async () => {
  const { context } = await temporarySite();
  const load = () => loader(routeArgs({ request: new Request(siteUrl + path), context, params: {}, pattern: path }));
  renderSite({ at: path, routes: [{ path, Component: Contact, loader: load }] });
  expect(
    await screen.findByText(`Phone answered ${describeHours(defaultBusinessFacts.hours, new Date()).phone}.`),
  ).toBeVisible();
  expect(screen.getByText('Closed statutory holidays.')).toBeVisible();
  expect(screen.getByText('Showroom by appointment.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Pick-up hours' })).toBeVisible();
});

it('links to the form that accepts photos, for the same product', async () => {
  const { context } = await temporarySite();
  const load = (search: string) =>
    loader(routeArgs({ request: new Request(siteUrl + path + search), context, params: {}, pattern: path }));
  expect((await load('?vanities=tamarack-30-gray')).filesHref).toBe('/millwork?vanities=tamarack-30-gray#quote');
  expect((await load('?granite=%22%3E')).filesHref).toBe('/millwork#quote');
  renderSite({ at: path, routes: [{ path, Component: Contact, loader: () => load('') }] });
  expect(await screen.findByRole('link', { name: /^Have photos/ })).toHaveAttribute('href', '/millwork#quote');
});
