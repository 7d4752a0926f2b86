import { describe, expect, it } from 'vitest';
import { readAppSecret, readFormTokenSecret } from '../../auth/app-secret.ts';
import { FORM_TOKEN_LIFETIME_MS, createFormToken, readFormToken } from './form-token.ts';
import { scoreSpam } from './spam.ts';
import type { SpamInput } from './spam.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describe('form token', () => {
  const token = createFormToken('secret', now);

  it('measures how long the form was open', () => {
    expect(readFormToken('secret', token, later(4500))).toEqual({ state: 'ok', ageMs: 4500 });
  });

  it('rejects foreign, changed and invented tokens', () => {
    expect(readFormToken('other', token, now)).toEqual({ state: 'invalid' });
    for (let index = 0; index < token.length; index += 1) {
      const other = token[index] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, index) + other + token.slice(index + 1);
      expect(readFormToken('secret', changed, now)).toEqual({ state: 'invalid' });
    }
    expect(readFormToken('secret', 'é'.repeat(60), now)).toEqual({ state: 'invalid' });
  });

  it('measures nothing when the clock was set back', () => {
    for (const milliseconds of [-1, -120_000, -3 * 60 * 60 * 1000]) {
      expect(readFormToken('secret', token, later(milliseconds))).toEqual({ state: 'ok', ageMs: null });
    }
  });

  it('recognizes a missing and an expired token', () => {
    expect(readFormToken('secret', '', now)).toEqual({ state: 'missing' });
    expect(readFormToken('secret', null, now)).toEqual({ state: 'missing' });
    expect(readFormToken('secret', token, later(FORM_TOKEN_LIFETIME_MS + 1))).toEqual({ state: 'expired' });
  });

  it('uses the same secret in every process', async () => {
    const store = await temporaryStore();
    const other = await temporaryStore({ dataDir: store.dataDir });
    const secrets = await Promise.all([store, other, store, other].map(readFormTokenSecret));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toHaveLength(43);
    expect(await readAppSecret(store, 'login-device')).not.toBe(secrets[0]);
  });
});

describe('spam score', () => {
  const honest: SpamInput = {
    isHoneypotFilled: false,
    token: { state: 'ok', ageMs: 40_000 },
    name: 'Sample Visitor',
    text: 'We need a counter for our kitchen. The plan is at https://plans.example/1',
  };

  it.each([
    ['an honest request with a link', {}],
    ['a request after a week with the tab open', { token: { state: 'expired' } }],
    ['a browser that lost the token', { token: { state: 'missing' }, text: 'Hello' }],
    ['a very quick filler', { token: { state: 'ok', ageMs: 900 }, text: 'Hello' }],
    [
      'a request with links, sent after the clock was put back',
      { token: { state: 'ok', ageMs: null }, text: 'https://a.example https://b.example https://c.example' },
    ],
    ['a request in another script', { text: 'Нам нужна столешница' }],
  ] satisfies [string, Partial<SpamInput>][])('doesn’t suspect %s', (_title, changes) => {
    expect(scoreSpam({ ...honest, ...changes })).toMatchObject({ isSuspected: false });
  });

  it.each([
    ['a filled trap', { isHoneypotFilled: true }],
    ['a forged token', { token: { state: 'invalid' } }],
    [
      'many links without a token',
      { token: { state: 'missing' }, text: 'http://a.example http://b.example www.c.example' },
    ],
    ['an offer with links', { text: 'SEO services: http://a.example http://b.example http://c.example' }],
    ['a link for a name', { name: 'Win http://a.example' }],
  ] satisfies [string, Partial<SpamInput>][])('suspects %s and says why', (_title, changes) => {
    const score = scoreSpam({ ...honest, ...changes });
    expect(score.isSuspected).toBe(true);
    expect(score.reasons.length).toBeGreaterThan(0);
  });
});
