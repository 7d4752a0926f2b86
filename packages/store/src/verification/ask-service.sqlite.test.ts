import { expect, it, onTestFinished } from 'vitest';
import { startTurnstile } from '@showroom/turnstile-stand-in';
import { askVerificationService } from './ask-service.ts';

it('understands the service’s responses, and has a timeout', async () => {
  const service = await startTurnstile();
  onTestFinished(() => service.close());
  const { secret } = service.keys;
  const ask = (token: string, more: { secret?: string; serviceUrl?: string; timeoutMs?: number } = {}) =>
    askVerificationService({ serviceUrl: service.url, secret, token, ...more });
  const token = service.makeToken();
  expect(await ask(token)).toEqual({ state: 'proven', hostname: 'showroom.example', action: 'request' });
  expect(await ask(token), 'a used token').toEqual({ state: 'refused' });
  expect(await ask('made-up')).toEqual({ state: 'refused' });
  expect(await ask(service.makeToken(), { secret: 'another' })).toEqual({ state: 'wrong-secret' });
  expect(service.asked[0]?.toString()).toBe(new URLSearchParams({ secret, response: token }).toString());
  for (const mood of ['confused', 'unreadable'] as const) {
    service.mood = mood;
    // oxlint-disable-next-line no-await-in-loop -- one mood after another
    expect(await ask(service.makeToken()), mood).toMatchObject({ state: 'unreachable' });
  }
  expect(await ask(token, { serviceUrl: 'http://127.0.0.1:9' })).toMatchObject({ state: 'unreachable' });
  service.mood = 'silent';
  const silent = await ask(service.makeToken(), { timeoutMs: 50 });
  expect(silent).toMatchObject({ state: 'unreachable', reason: expect.stringContaining('Timeout') });
  expect(JSON.stringify(silent)).not.toContain(secret);
});
