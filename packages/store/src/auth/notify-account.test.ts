import { judgePassword } from './strength/judge-password.ts';
import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { reader } from '../database/handles.ts';
import { emailMessageSchema } from '../mail/email-message.ts';
import { addOwner } from '../testing/add-owner.ts';
import { bySystem, temporaryStore } from '../testing/temporary-store.ts';
import { setPasswordByLink, startPasswordReset } from './account-links.ts';
import { changePassword, resetOwnerPassword } from './accounts.ts';
import { addPasskey, removePasskeys } from './passkeys/passkeys.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  renewBackupCodes,
} from './second-factor/second-factor.ts';
import { changePerson, inviteUser, listUsers } from './users.ts';

const password = 'a-quarry-of-new-words';
const rowsSchema = z.array(z.object({ id: z.string(), letter: z.string() }));

it('reports changes of sign-in by email, no matter who made them', async () => {
  const store = await temporaryStore();
  await addOwner(store, password);
  const accountId = (await listUsers(store))[0]?.accountId ?? '';
  const actor = { kind: 'account', accountId, username: 'owner' } as const;
  const inAccount = { accountId, name: 'Rosa' };
  const known = new Set<string>();
  /** Who has been notified what since the last look, by the alphabet. */
  const notified = async () => {
    const rows = rowsSchema.parse(await reader(store).selectFrom('outbox').select(['id', 'letter']).execute());
    const fresh = rows.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    return fresh
      .map(({ letter }) => emailMessageSchema.parse(JSON.parse(letter)))
      .map(({ to, blocks }) => [to.address, blocks[1]?.kind === 'text' ? blocks[1].text : ''])
      .toSorted((a, b) => a.join(' ').localeCompare(b.join(' ')));
  };
  const email = 'rosa@shop.example';

  await changePassword(store, { actor, currentPassword: password, judge: judgePassword, newPassword: `${password}!` });
  expect(await notified(), 'an account without an email address').toEqual([]);
  await bySystem(store, (transaction) => changePerson(transaction, { ...inAccount, email }));
  expect(await notified()).toEqual([[email, 'Your email address was changed.']]);
  await bySystem(store, (transaction) => changePerson(transaction, { ...inAccount, name: 'Rosa Li', email }));
  expect(await notified(), 'a changed name').toEqual([]);

  await changePassword(store, { actor, currentPassword: 'wrong', judge: judgePassword, newPassword: password });
  expect(await notified(), 'a rejected change').toEqual([]);
  await changePassword(store, { actor, currentPassword: `${password}!`, judge: judgePassword, newPassword: password });
  expect(await notified()).toEqual([[email, 'Your password was changed.']]);
  const reset = await bySystem(store, (transaction) => startPasswordReset(transaction, { email }));
  await setPasswordByLink(store, {
    token: reset?.link.token ?? '',
    purpose: 'password-reset',
    judge: judgePassword,
    newPassword: 'twelve-new-stones',
  });
  expect(await notified()).toEqual([[email, 'Your password was reset using an emailed link.']]);

  const passkey = { id: 'key', rpId: 'shop.example', publicKey: 'x', counter: 0, transports: [] };
  await bySystem(store, (transaction) => addPasskey(transaction, { accountId, passkey, name: 'Phone' }));
  await bySystem(store, (transaction) => addPasskey(transaction, { accountId, passkey, name: 'Known already' }));
  await bySystem(store, (transaction) => removePasskeys(transaction, { accountId }));
  await bySystem(store, (transaction) => removePasskeys(transaction, { accountId }));
  expect(await notified()).toEqual([
    [email, 'The passkey “Phone” was added.'],
    [email, 'The passkey “Phone” was removed.'],
  ]);

  await bySystem(store, (transaction) => beginSecondFactor(transaction, { accountId }));
  const pending = await findSecondFactor(store, accountId);
  const secret = pending.state === 'pending' ? pending.secret : '';
  const code = new TOTP({ secret }).generate({ timestamp: store.now().getTime() });
  await bySystem(store, (transaction) => confirmSecondFactor(transaction, { accountId, code }));
  await bySystem(store, (transaction) => renewBackupCodes(transaction, { accountId }));
  expect(await notified()).toEqual([
    [email, 'New backup codes were created.'],
    [email, 'Two-step verification was turned on.'],
  ]);
  await resetOwnerPassword(store);
  expect(await notified()).toEqual([
    [email, 'Two-step verification was turned off.'],
    [email, 'Your password was reset.'],
  ]);
  await bySystem(store, (transaction) => removeSecondFactor(transaction, { accountId }));
  expect(await notified(), 'switched off before').toEqual([]);

  const next = 'rosa.li@shop.example';
  await store.write({ actor: { ...actor, accountId: 'another', username: 'anna' } }, (transaction) =>
    changePerson(transaction, { ...inAccount, email: next }),
  );
  const rows = await reader(store).selectFrom('outbox').select('letter').execute();
  expect(JSON.stringify(rows)).toContain('anna');
  expect(
    (await notified()).map(([to]) => to),
    'also at the old address',
  ).toEqual([next, email]);

  const guest = { name: 'Ben', email: 'ben@shop.example', role: 'sales' } as const;
  await bySystem(store, (transaction) => inviteUser(transaction, guest));
  const invited = (await listUsers(store)).find(({ name }) => name === 'Ben')?.accountId ?? '';
  await bySystem(store, (transaction) =>
    changePerson(transaction, { accountId: invited, name: 'Ben', email: 'b@shop.example' }),
  );
  expect(await notified(), 'a pending invitation').toEqual([]);
});
