import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Codes before and after the current one that are accepted: a phone's clock may be off. */
const WINDOW = 1;

/** 160 bits, as RFC 4226 recommends, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function toTotpUri(input: { secret: string; issuer: string; label: string }): string {
  return totpOf(input.secret, input).toString();
}

/**
 * Returns the 30-second step of a code, counted from 1970 (RFC 6238); undefined when it is not current. The caller must check
 * that it is later than the last accepted step.
 */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  // The library throws for six characters with more than six bytes.
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  // What every authenticator supports; several ignore other settings.
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}
