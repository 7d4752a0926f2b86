import { inviteUser, listUsers, setPasswordByLink, systemActor, type Store } from '@showroom/store/admin';
import type { Role } from '@showroom/store/rules';
import { judgePassword } from '@showroom/store/testing';

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
