import { expect, test } from 'vitest';
import { z } from 'zod';
import { EnvironmentError, originSetting, parseEnv, portSetting, proxyCountSetting } from './parse-env.ts';

const schema = z.object({
  SITE_PORT: portSetting(3000),
  SITE_URL: originSetting().optional(),
  TRUST_PROXY: proxyCountSetting(),
  SECRET: z.string().min(10, 'must have at least 10 characters').optional(),
});

test('unset and empty settings use their defaults', () => {
  expect(parseEnv(schema, { SITE_PORT: '', PATH: '/bin' })).toEqual({ SITE_PORT: 3000, TRUST_PROXY: 0 });
});

test('settings are parsed to their types', () => {
  expect(parseEnv(schema, { SITE_PORT: '80', SITE_URL: 'https://www.example.com/', TRUST_PROXY: '1' })).toEqual({
    SITE_PORT: 80,
    SITE_URL: 'https://www.example.com',
    TRUST_PROXY: 1,
  });
});

test('every invalid setting is reported in a sentence, without its value', () => {
  const needy = schema.extend({ MAIL_TO: z.email() });
  const read = () =>
    parseEnv(needy, { SITE_PORT: 'abc', SITE_URL: 'https://x.example/path', TRUST_PROXY: '-1', SECRET: 'hunter2' });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(
    [
      'SITE_PORT must be a port number from 0 to 65535.',
      'SITE_URL must be an address such as https://www.example.com.',
      'TRUST_PROXY must be the number of proxies in front, from 0 to 10.',
      'SECRET must have at least 10 characters.',
      'MAIL_TO is required but not set.',
    ].join('\n'),
  );
});

test.each(['notaurl', 'http://', 'ftp://example.com', 'https://example.com/path', 'https://example.com/?query'])(
  'an invalid site URL is reported as such: %s',
  (address) => {
    expect(() => parseEnv(schema, { SITE_URL: address })).toThrow(
      new EnvironmentError(['SITE_URL must be an address such as https://www.example.com.']),
    );
  },
);
