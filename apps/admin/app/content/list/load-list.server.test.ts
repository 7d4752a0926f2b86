import { publish, systemActor } from '@showroom/store/admin';
import { expect, it } from 'vitest';
import { temporaryAdmin } from '../../testing/temporary-admin.ts';
import { kindOf } from '../kinds/stored-kinds.server.ts';
import { parseList } from './list-url.ts';
import { loadList } from './load-list.server.ts';

it('shows the answer of a question as on the site, with the facts of the settings', async () => {
  const { store } = await temporaryAdmin();
  const fields = { question: 'Is there a warranty?', answer: 'For {warrantyYears} years.', group: 'In-stock items' };
  const made = await store.write({ actor: systemActor }, (t) => publish(t, kindOf('faqs'), { from: 0, fields }));
  expect(made).toMatchObject({ ok: true });
  const { cards } = await loadList(store, 'faqs', parseList('faqs', new URLSearchParams()));
  expect(cards[0]?.facts).toMatch(/^For \d+ years\.$/);
});
