import { randomBytes } from 'node:crypto';

/** The minimum of the specification: https://www.w3.org/TR/CSP3/#security-nonces */
const NONCE_BYTES = 16;
const NONCES_AT_ONCE = 256;

let bytes = Buffer.alloc(0);

/** Creates a nonce in base64url. Random bytes are requested in batches, because each system call takes as long as a table row. */
export function createNonce(): string {
  if (bytes.byteLength === 0) bytes = randomBytes(NONCE_BYTES * NONCES_AT_ONCE);
  const nonce = bytes.toString('base64url', 0, NONCE_BYTES);
  bytes = bytes.subarray(NONCE_BYTES);
  return nonce;
}
