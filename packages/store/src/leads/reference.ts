import { randomInt } from 'node:crypto';

/** Crockford's base 32: without I, L, O and U, so that a reference can be read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 4;

/** Creates a reference such as `Q-7F3K-9M2P`, one of 2^40. The database enforces uniqueness. */
export function createReference(): string {
  const groups = Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''),
  );
  return `Q-${groups.join('-')}`;
}
