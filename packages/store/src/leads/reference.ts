import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a reference survives being read out on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 4;

/** A new reference number such as `Q-7F3K-9M2P`: one of 2^40. Uniqueness is the database's to enforce. */
export function createReference(): string {
  const groups = Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''),
  );
  return `Q-${groups.join('-')}`;
}
