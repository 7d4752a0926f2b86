/**
 * Gives the owner a new generated password and ends every session.
 * Prints one line of JSON: `{"owner":{"username":…,"password":…}}`, or `{"error":code,"message":…}` with exit code 1.
 */
import { resetOwnerPassword } from '../auth/accounts.ts';
import { runOnStore } from './command-line.ts';

await runOnStore(async (store) => ({ owner: await resetOwnerPassword(store) }));
