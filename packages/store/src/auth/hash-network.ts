import { createHmac } from 'node:crypto';
import { readAppSecret } from './app-secret.ts';
import type { Store } from '../store.ts';

/** A network as limits in the store know it: the same for every process on this store, and no IP address that could be read. */
export async function hashNetwork(store: Store, network: string): Promise<string> {
  const secret = await readAppSecret(store, 'client-network');
  return createHmac('sha256', secret).update(network).digest('hex').slice(0, 32);
}
