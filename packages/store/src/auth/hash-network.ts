import { createHmac } from 'node:crypto';
import { readAppSecret } from './app-secret.ts';
import type { Store } from '../store.ts';

/** Hashes a network for limits: the same in every process, and no IP address can be read from it. */
export async function hashNetwork(store: Store, network: string): Promise<string> {
  const secret = await readAppSecret(store, 'client-network');
  return createHmac('sha256', secret).update(network).digest('hex').slice(0, 32);
}
