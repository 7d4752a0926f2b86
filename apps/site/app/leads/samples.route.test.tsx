// @vitest-environment jsdom
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { countLeadsByStatus, findLead } from '@showroom/store/admin';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildForm, formTokenFields, post } from '../testing/posted-forms.ts';
import { renderSite } from '../testing/render-site.tsx';
import { temporarySite, type TemporarySite } from '../testing/temporary-site.ts';
import Samples, { action, loader } from './samples.route.tsx';

const path = '/samples';
const answers = {
  firstName: 'Sam',
  lastName: 'Okafor',
  email: '',
  phone: '807 555 0171',
  message: '',
  address: '18 Sample Road',
  city: 'Nipigon',
  province: 'ON',
  postalCode: 'P0T 2J0',
};

async function render(search: string) {
  const { context } = await temporarySite();
  const load = ({ request }: { request: Request }) =>
    loader(routeArgs({ request, context, params: {}, pattern: path }));
  renderSite({ at: path + search, routes: [{ path, Component: Samples, loader: load }] });
  await screen.findByRole('heading', { level: 1 });
}

/** Posts the form as a browser without scripts, with these boxes ticked. */
async function postPlain(site: TemporarySite, ticked: readonly string[]) {
  const form = buildForm({ subjectRequest: 'sample', ...answers, ...(await formTokenFields(site.store)) });
  for (const subject of ticked) form.append('subjects', subject);
  const answer = await action(
    routeArgs({
      request: post(`${path}?quartz=aurora&quartz=great-white`, form),
      context: site.context,
      params: {},
      pattern: path,
    }),
  );
  return { status: answer.init?.status, page: answer.data };
}

describe('requesting samples of several products', () => {
  it('lists the products in the URL as checkboxes, without those that have no samples', async () => {
    await render('?quartz=aurora&vanities=tamarack-30-gray&flooring=superior-walnut-natural&quartz=gone');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Request 2 Samples');
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => box.getAttribute('value'))).toEqual([
      'quartz/aurora',
      'flooring/superior-walnut-natural',
    ]);
    for (const box of boxes) expect(box).toBeChecked();
  });

  it('links to where samples are chosen when the URL names none', async () => {
    await render('?vanities=tamarack-30-gray');
    expect(screen.getByRole('link', { name: 'Quartz Countertops' })).toHaveAttribute('href', '/quartz-countertops');
    expect(screen.getByRole('link', { name: 'Go to your shortlist' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is one request that names every sample', async () => {
    const site = await temporarySite();
    const { page } = await postPlain(site, ['quartz/aurora', 'quartz/great-white', 'vanities/tamarack-30-gray']);
    const lead = await findLead(site.store, page.stored?.reference ?? '');
    expect(lead).toMatchObject({
      kind: 'sample',
      subject: { label: 'Samples of Aurora quartz and 1 more' },
      sourcePath: '/samples',
    });
    expect(lead?.answers).toContainEqual({ label: 'Products', value: 'Aurora quartz\nGreat White quartz' });
    expect((await countLeadsByStatus(site.store)).total).toBe(1);
  });

  it('keeps what was typed when every sample was unticked, and says so', async () => {
    const site = await temporarySite();
    const { status, page } = await postPlain(site, []);
    expect(status).toBe(400);
    expect(page.issues).toEqual([{ field: 'subjects', message: 'Choose at least one sample' }]);
    expect(page.values).toMatchObject({ city: 'Nipigon' });
    expect((await countLeadsByStatus(site.store)).total).toBe(0);
  });
});
