// @vitest-environment node
import { createHoldLink } from '@showroom/store/admin';
import { expect, it } from 'vitest';
import { storeLead } from './testing/sample-lead.ts';
import { serveAdmin } from './testing/serve-admin.ts';
import { temporaryAdmin } from './testing/temporary-admin.ts';

it('keeps the link of a reservation out of the log, even at the wrong server', async () => {
  const admin = await temporaryAdmin();
  const { lines, url } = await serveAdmin(admin);
  const path = await createHoldLink(admin.store, (await storeLead(admin.store)).id);
  const token = path.split('/').at(-1) ?? '';
  for (const asked of [path, `/admin${path}`, `${path}?x=1`, `${path}.data`]) await fetch(`${url}${asked}`);
  await expect.poll(() => lines.length).toBeGreaterThan(3);
  expect(lines.join('')).toContain('/reservations/[redacted]');
  expect(lines.join('')).not.toContain(token);
});
