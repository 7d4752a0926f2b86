/** Gives the owner a new generated password and ends every session. */
import { resetOwnerPassword } from '../auth/accounts.ts';
import { runCommand, say } from './run-command.ts';

const help = `Usage: pnpm owner-password

Resets the owner's password in the store that DATA_DIR and DATABASE_URL name. It also turns off two-step verification,
removes the account's passkeys and signs it out everywhere. Settings that are not in the environment are read from the
file that SHOWROOM_ENV names, or from /etc/showroom/showroom.env if that exists.`;

await runCommand({ help, options: {} }, async (store) => {
  say(JSON.stringify({ owner: await resetOwnerPassword(store) }));
});
