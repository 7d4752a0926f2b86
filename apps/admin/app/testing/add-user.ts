import { judgePassword } from '@showroom/store/admin/judge-password';
import { setPasswordByLink } from '@showroom/store/admin/account-links';
import type { Role } from '@showroom/store/admin/roles';
import { inviteUser, listUsers } from '@showroom/store/admin/users';
import { systemActor, type Store } from '@showroom/store/open-store';

/** Invites someone, who accepts. */
export async function addUser(
  store: Store,
  { password, ...fields }: { name: string; email: string; role: Role; password: string },
): Promise<string> {
  const invited = await store.write({ actor: systemActor }, (transaction) => inviteUser(transaction, fields));
  if (!invited.ok) throw new Error(`Not invited: ${invited.code}`);
  const { token } = invited.link;
  const accepted = await setPasswordByLink(store, {
    token,
    purpose: 'invitation',
    judge: judgePassword,
    newPassword: password,
  });
  if (!accepted.ok) throw new Error(`Not accepted: ${accepted.code}`);
  return (await listUsers(store)).find(({ email }) => email === fields.email)?.accountId ?? '';
}
