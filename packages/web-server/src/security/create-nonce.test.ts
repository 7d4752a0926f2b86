import { expect, it } from 'vitest';
import { createNonce } from './create-nonce.ts';

it('creates another nonce of 128 bits for each response', () => {
  const nonces = Array.from({ length: 1_000 }, createNonce);
  expect(new Set(nonces).size).toBe(1_000);
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64url').byteLength).toBe(16);
});
