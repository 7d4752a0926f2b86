import { randomBytes } from 'node:crypto';

/** As many as policies ask for at least: https://www.w3.org/TR/CSP3/#security-nonces */
const NONCE_BYTES = 16;
const NONCES_AT_ONCE = 256;

let bytes = Buffer.alloc(0);

/** What tells the scripts of one answer from others', in base64url. To ask the system for each takes as long as a row of a table. */
export function createNonce(): string {
  if (bytes.byteLength === 0) bytes = randomBytes(NONCE_BYTES * NONCES_AT_ONCE);
  const nonce = bytes.toString('base64url', 0, NONCE_BYTES);
  bytes = bytes.subarray(NONCE_BYTES);
  return nonce;
}
