import { isIP } from 'node:net';

/** For whom passkeys are made: a host, and the one origin of it at which they are taken. */
export interface RelyingParty {
  readonly rpId: string;
  readonly origin: string;
}

/** Why passkeys cannot be had at an address. */
export type NoRelyingParty = 'number' | 'insecure';

/**
 * For whom the passkeys of a admin at this address are made. A browser makes them for names alone, and over HTTPS or on
 * the same machine; the numbers of the same machine have a name, `localhost`, under which the same server answers.
 */
export function findRelyingParty(adminUrl: string): RelyingParty | NoRelyingParty {
  const url = new URL(adminUrl);
  if (/^(?:127\.[\d.]+|\[::1\])$/.test(url.hostname)) url.hostname = 'localhost';
  if (isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0) return 'number';
  const isSameMachine = /(?:^|\.)localhost$/.test(url.hostname);
  if (url.protocol !== 'https:' && !isSameMachine) return 'insecure';
  return { rpId: url.hostname, origin: url.origin };
}
