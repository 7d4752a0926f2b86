import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id: memory in KiB, passes, lanes. argon2id is the library's default. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a discarded random password with the same parameters: verifying against it takes as long. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$YgANL4ZnJnes3TwuD2/MoA$JtiqsaKwGgN6mB12ncQMSuhB2C9UHEA9ouz8f6YIZsc';

// Without 0, 1, i, l and o: the owner copies it from a terminal.
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Hashes a password with argon2id (PHC format). It is normalized, so that accents typed elsewhere match. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), PARAMETERS);
}

/** A damaged hash gives false, not an error. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash, password.normalize('NFKC'));
  } catch {
    return false;
  }
}

/** Generates twenty characters (99 bits) in four groups. */
export function generatePassword(): string {
  return [randomGroup(), randomGroup(), randomGroup(), randomGroup()].join('-');
}

function randomGroup(): string {
  return Array.from({ length: 5 }, () => READABLE.charAt(randomInt(READABLE.length))).join('');
}
