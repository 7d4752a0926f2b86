import { expect, it } from 'vitest';
import { toHtml } from './mail-text.ts';

it('lets each line of an email have its own text direction', () => {
  const html = toHtml('New request', [{ kind: 'facts', facts: [{ label: 'Name', value: 'محمد 12' }] }]);
  expect(html).toMatch(/<th scope="row" dir="auto"[^>]*>Name<\/th><td dir="auto"[^>]*>محمد 12<\/td>/);
});
