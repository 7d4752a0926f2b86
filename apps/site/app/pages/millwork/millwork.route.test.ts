import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { expect, it } from 'vitest';
import { siteUrl, temporarySite } from '../../testing/temporary-site.ts';
import { loader } from './millwork.route.tsx';

it('shows each of the five services in its own picture with alt text', async () => {
  const { context } = await temporarySite();
  const pattern = '/millwork';
  const { services } = await loader(
    routeArgs({ request: new Request(siteUrl + pattern), context, params: {}, pattern }),
  );
  expect(services).toHaveLength(5);
  const alts = services.map(({ picture }) => picture?.alt ?? '');
  expect(new Set(alts).size).toBe(5);
  for (const alt of alts) expect(alt).toMatch(/^.{60,}\.$/u);
});
