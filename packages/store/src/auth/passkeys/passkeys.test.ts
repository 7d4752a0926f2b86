import { describe, expect, it } from 'vitest';
import { createAuthenticator, type Lapses } from '../../testing/authenticator.ts';
import { addOwner } from '../../testing/add-owner.ts';
import { bySystem, temporaryStore } from '../../testing/temporary-store.ts';
import { resetOwnerPassword } from '../accounts.ts';
import { deleteUser, findUser, inviteUser, listUsers, setUserDisabled } from '../users.ts';
import { askForNewPasskey, askForPasskey, readPasskeyAnswer, verifyNewPasskey, verifyPasskey } from './ceremonies.ts';
import {
  addPasskey,
  findPasskey,
  hasPasskeys,
  listPasskeys,
  removePasskeys,
  renamePasskey,
  usePasskey,
} from './passkeys.ts';
import { findRelyingParty } from './relying-party.ts';

const party = { rpId: 'admin.shop.example', origin: 'https://admin.shop.example' };

/** Hands a challenge out for one answer. */
const once = (challenge: string) => {
  let isOpen = true;
  return (sent: string) => {
    const isTaken = isOpen && sent === challenge;
    isOpen = false;
    return isTaken;
  };
};

async function ownerWithPasskey() {
  const store = await temporaryStore();
  await addOwner(store, 'a-quarry-of-new-words');
  const accountId = (await listUsers(store))[0]?.accountId ?? '';
  const authenticator = createAuthenticator(party);
  const create = async (lapses?: Lapses) => {
    const { challenge } = await askForNewPasskey(store, { accountId, party, brand: 'Shop' });
    return verifyNewPasskey(authenticator.create(challenge, lapses), { party, consumeChallenge: once(challenge) });
  };
  const made = await create();
  if (made === undefined) throw new Error('A new passkey is taken');
  const add = (passkey = made) =>
    bySystem(store, (transaction) => addPasskey(transaction, { accountId, passkey, name: 'Chrome on Mac' }));
  await add();
  /** What an answer of the authenticator comes to: whom it lets in, as the login does it. */
  const signIn = async (lapses: Lapses = {}, consumeChallenge?: (challenge: string) => boolean) => {
    const { challenge } = await askForPasskey(party);
    const answer = readPasskeyAnswer(authenticator.get(challenge, { accountId, ...lapses }));
    if (answer === undefined) throw new Error('Our own answers can be read');
    const passkey = await findPasskey(store, { id: answer.id, rpId: party.rpId });
    const use = { passkey, party, consumeChallenge: consumeChallenge ?? once(challenge) };
    const counter = await verifyPasskey(answer, use);
    if (counter === undefined || passkey === undefined) return undefined;
    const isUsed = await bySystem(store, (transaction) => usePasskey(transaction, { passkey, counter }));
    return isUsed ? passkey.username : undefined;
  };
  return { store, accountId, authenticator, made, create, add, signIn };
}

describe('a passkey', () => {
  it('signs in, and is listed, renamed and removed', async () => {
    const { store, accountId, made, add, signIn } = await ownerWithPasskey();
    expect(await hasPasskeys(store, party.rpId)).toBe(true);
    expect(await hasPasskeys(store, 'elsewhere.example')).toBe(false);
    expect(await signIn()).toBe('owner');
    const listed = { id: made.id, name: 'Chrome on Mac', rpId: party.rpId, lastUsedAt: store.now().toISOString() };
    expect(await listPasskeys(store, accountId)).toMatchObject([listed]);
    expect(await add(), 'registered before').toBeUndefined();
    expect(await add({ ...made, id: 'another' })).toBe('Chrome on Mac 2');
    const rename = (name: string, of = accountId) =>
      bySystem(store, (transaction) => renamePasskey(transaction, { accountId: of, id: made.id, name }));
    expect([await rename(' '), await rename('x'.repeat(101)), await rename('Mine', 'someone')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(await rename('  The  laptop ')).toBe(true);
    const remove = (of: string) =>
      bySystem(store, (transaction) => removePasskeys(transaction, { accountId: of, id: made.id }));
    expect([await remove('someone'), await remove(accountId), await remove(accountId)]).toEqual([0, 1, 0]);
    expect(await signIn()).toBeUndefined();
    expect(await findUser(store, accountId)).toMatchObject({ passkeyCount: 1 });
    await resetOwnerPassword(store);
    expect(await listPasskeys(store, accountId), 'after the command that restores the owner’s access').toEqual([]);
  });

  it('is accepted once, from its host and origin, with user verification', async () => {
    const { create, signIn } = await ownerWithPasskey();
    const lapses: Lapses[] = [
      { origin: 'https://evil.example' },
      { origin: 'http://admin.shop.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
    ];
    for (const lapse of lapses) {
      // oxlint-disable-next-line no-await-in-loop -- each is told apart
      expect([await create(lapse), await signIn(lapse)], JSON.stringify(lapse)).toEqual([undefined, undefined]);
    }
    expect(await signIn({ userHandle: 'c29tZWJvZHk' }), 'with the user handle of someone else').toBeUndefined();
    expect(await signIn({}, () => false), 'with an unknown challenge').toBeUndefined();
    expect(await signIn({ counter: 9 })).toBe('owner');
    expect(await signIn({ counter: 9 }), 'with a copied authenticator').toBeUndefined();
    const both = await Promise.all([signIn({ counter: 10 }), signIn({ counter: 10 })]);
    expect(
      both.toSorted((a, b) => String(a).localeCompare(String(b))),
      'two at the same time',
    ).toEqual(['owner', undefined]);
  });

  it('is rejected for a disabled, deleted or unknown account', async () => {
    const { store, made } = await ownerWithPasskey();
    await bySystem(store, (transaction) =>
      inviteUser(transaction, { name: 'Anna', email: 'anna@shop.example', role: 'editor' }),
    );
    const accountId = (await listUsers(store)).find(({ name }) => name === 'Anna')?.accountId ?? '';
    await bySystem(store, (transaction) =>
      addPasskey(transaction, { accountId, passkey: { ...made, id: 'hers' }, name: 'Phone' }),
    );
    const find = () => findPasskey(store, { id: 'hers', rpId: party.rpId });
    expect(await find()).toMatchObject({ username: 'anna@shop.example' });
    expect(await findPasskey(store, { id: 'hers', rpId: 'elsewhere.example' })).toBeUndefined();
    await bySystem(store, (transaction) => setUserDisabled(transaction, { accountId, isDisabled: true }));
    expect(await find()).toBeUndefined();
    await bySystem(store, (transaction) => deleteUser(transaction, { accountId }));
    expect(await listPasskeys(store, accountId)).toEqual([]);

    const stranger = createAuthenticator(party);
    const { challenge } = await askForPasskey(party);
    const answer = readPasskeyAnswer(stranger.get(challenge, { accountId: 'nobody' }));
    if (answer === undefined) throw new Error('Our own answers can be read');
    expect(
      await verifyPasskey(answer, { passkey: undefined, party, consumeChallenge: once(challenge) }),
    ).toBeUndefined();
    for (const json of ['', '{', 'null', '{"id":"a"}', '[]']) expect(readPasskeyAnswer(json)).toBeUndefined();
  });
});

it.each([
  ['https://admin.shop.example', { rpId: 'admin.shop.example', origin: 'https://admin.shop.example' }],
  ['https://admin.shop.example:8443', { rpId: 'admin.shop.example', origin: 'https://admin.shop.example:8443' }],
  ['http://localhost:3001', { rpId: 'localhost', origin: 'http://localhost:3001' }],
  ['http://127.0.0.1:3001', { rpId: 'localhost', origin: 'http://localhost:3001' }],
  ['http://[::1]:3001', { rpId: 'localhost', origin: 'http://localhost:3001' }],
  ['https://192.168.1.5', 'number'],
  ['https://[2001:db8::1]', 'number'],
  ['http://admin.shop.example', 'insecure'],
  ['http://localhost.shop.example', 'insecure'],
])('at %s passkeys are for %o', (adminUrl, expected) => {
  expect(findRelyingParty(adminUrl)).toEqual(expected);
});
