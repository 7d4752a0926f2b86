import { expect, it } from 'vitest';
import { readForm } from './read-form.server.ts';

it('removes invisible characters from text, and keeps passwords exactly', async () => {
  const fields = {
    name: 'An\u200Bna\u202E',
    username: '\u3164',
    note: 'می‌خواهم 👩🏽‍⚕️',
    password: 'a\u200Bb',
    shown: '{"a":"\u200B"}',
  };
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: new URLSearchParams(fields) });
  expect(Object.fromEntries(await readForm(request))).toEqual({ ...fields, name: 'Anna', username: '' });
});
