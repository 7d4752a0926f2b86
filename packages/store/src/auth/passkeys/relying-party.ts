import { isIP } from 'node:net';

/** The host and origin that passkeys are made for. */
export interface RelyingParty {
  readonly rpId: string;
  readonly origin: string;
}

/** Why an address can't have passkeys. */
export type NoRelyingParty = 'number' | 'insecure';

/**
 * Returns the relying party of an admin at this address. Browsers need a host name, and HTTPS or the same machine. An IP address
 * of the same machine is replaced by `localhost`, where the same server answers.
 */
export function findRelyingParty(adminUrl: string): RelyingParty | NoRelyingParty {
  const url = new URL(adminUrl);
  if (/^(?:127\.[\d.]+|\[::1\])$/.test(url.hostname)) url.hostname = 'localhost';
  if (isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0) return 'number';
  const isSameMachine = /(?:^|\.)localhost$/.test(url.hostname);
  if (url.protocol !== 'https:' && !isSameMachine) return 'insecure';
  return { rpId: url.hostname, origin: url.origin };
}
