/** Gives the owner a new generated password and ends every session. */
import { resetOwnerPassword } from '../auth/accounts.ts';
import { runCommand, say } from './spoken-command.ts';

const help = `Usage: pnpm owner-password

Gives the owner of the store that DATA_DIR and DATABASE_URL name a new password, turns two-step verification off, forgets the
passkeys and signs everybody out of that account. Settings that are not in the environment are read from the file that
SHOWROOM_ENV names, otherwise from /etc/showroom/showroom.env, if there is one.`;

await runCommand({ help, options: {} }, async (store) => {
  // One line of JSON, for scripts as well.
  say(JSON.stringify({ owner: await resetOwnerPassword(store) }));
});
