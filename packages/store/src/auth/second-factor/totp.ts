import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Codes before and after the present one that are taken as well: a phone's clock is not always right. */
const WINDOW = 1;

/** A new secret: 160 bits, as RFC 4226 recommends, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator reads from a QR code. */
export function toTotpUri(input: { secret: string; issuer: string; label: string }): string {
  return totpOf(input.secret, input).toString();
}

/**
 * The thirty seconds that a code of six digits belongs to, counted from 1970 (RFC 6238); undefined when it is not one of
 * now. Anyone who takes it must see to it that it is later than the last one taken.
 */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  // The library throws at what has six characters and more than six bytes.
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  // What every authenticator understands; several ignore any other.
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}
