import { expect, it } from 'vitest';
import { toHtml } from './mail-text.ts';

it('lets each fact of an email run in the direction of its own words', () => {
  const html = toHtml('New request', [{ kind: 'facts', facts: [{ label: 'Name', value: 'محمد 12' }] }]);
  expect(html).toMatch(/<th scope="row" dir="auto"[^>]*>Name<\/th><td dir="auto"[^>]*>محمد 12<\/td>/);
});
