import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { publish, saveRedirect } from '@showroom/store/admin';
import { posts, systemActor } from '@showroom/store/site';
import { expect, it } from 'vitest';
import { siteUrl, temporarySite } from '../testing/temporary-site.ts';
import { redirectMissing } from './redirect-missing.server.ts';

it('redirects a missing page, and a form as a form', async () => {
  const { store, context } = await temporarySite();
  const ask = async (path: string, status = 404, init: RequestInit = {}) => {
    const args = routeArgs({ request: new Request(siteUrl + path, init), context, params: {}, pattern: '/*' });
    const answer: unknown = await Promise.resolve(
      redirectMissing(args, async () => new Response('', { status })),
    ).catch((thrown: unknown) => thrown);
    return answer instanceof Response ? [answer.status, answer.headers.get('Location')] : answer;
  };
  await store.write({ actor: systemActor }, async (t) => {
    const fields = { title: 'Oak', excerpt: 'E', body: 'B', author: 'A' };
    const made = await publish(t, posts, { from: 0, slug: 'here', fields });
    if (made.ok) await publish(t, posts, { id: made.content.id, from: 1, slug: 'there', fields: {} });
    await saveRedirect(t, { path: '/2019/offer.html', to: '/in-stock' });
    await saveRedirect(t, { path: '/in-stock/vanities/pine', to: '/in-stock/accessories/pine' });
  });
  expect(await ask('/2019/offer.html')).toEqual([301, '/in-stock']);
  expect(await ask('/2019/offer.html?utm_source=letter&q=a%26b')).toEqual([301, '/in-stock?utm_source=letter&q=a%26b']);
  expect(await ask('/blog/here?comments=all')).toEqual([301, '/blog/there?comments=all']);
  expect(await ask('/blog/here', 404, { method: 'POST' })).toEqual([308, '/blog/there']);
  expect(await ask('/blog/here', 200)).toEqual([200, null]);
  expect(await ask('/in-stock/vanities/pine/reserve'), 'the reservation form of a product').toEqual([
    301,
    '/in-stock/accessories/pine/reserve',
  ]);
  expect(await ask('/in-stock/vanities/pine/reserve', 404, { method: 'POST' })).toEqual([404, null]);
  expect(await ask('/old-contact')).toEqual([404, null]);
});
