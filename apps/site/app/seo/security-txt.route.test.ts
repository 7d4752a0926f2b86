import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { expect, it } from 'vitest';
import { siteUrl, temporarySite } from '../testing/temporary-site.ts';
import { loader } from './security-txt.route.ts';

it.each(['2026-11-28T09:00:00Z', '2029-02-28T23:59:59Z'])(
  'names the security contact at %s, valid for half a year',
  async (day) => {
    const { context } = await temporarySite(() => new Date(day));
    const request = new Request(`${siteUrl}/.well-known/security.txt`);
    const response = await loader(routeArgs({ request, context, params: {}, pattern: '/.well-known/security.txt' }));
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toMatch(/^Canonical: https:\/\/showroom\.example\/\.well-known\/security\.txt$/m);
    const ends = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    const days = (ends - Date.parse(day)) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThan(365);
  },
);
