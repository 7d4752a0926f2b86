import { expect, it } from 'vitest';
import { ask, enter } from '../../testing/requests.ts';
import { storeLead } from '../../testing/sample-lead.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { loader } from './export.route.ts';

async function download(search: string) {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await signIn(store);
  await storeLead(store, { firstName: 'Noémie', kind: 'contact', message: '=HYPERLINK("https://evil.example")' });
  await storeLead(store, { firstName: 'Sam' });
  return loader(
    await enter(newContext, ask(`/admin/leads.csv${search}`, { token }), { params: {}, pattern: '/admin/leads.csv' }),
  );
}

it('downloads the leads as a spreadsheet that no one caches', async () => {
  const response = await download('');
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const csv = await response.text();
  expect(csv).toContain('Noémie');
  expect(csv).toContain('Sam');
});

it('contains exactly the leads that the inbox shows', async () => {
  const csv = await (await download('?kind=contact')).text();
  expect(csv).toContain('Noémie');
  expect(csv).not.toContain('Sam');
});

it('keeps typed text from acting as a formula', async () => {
  const csv = await (await download('')).text();
  expect(csv).not.toMatch(/(^|,|")=HYPERLINK/m);
});
