import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { reader } from '../../database/handles.ts';
import { runOnStore } from '../../testing/child-process.ts';
import { addOwner } from '../../testing/add-owner.ts';
import { bySystem, TestClock, temporaryStore } from '../../testing/temporary-store.ts';
import { verifyCredentials } from '../accounts.ts';
import { listUsers } from '../users.ts';
import {
  BACKUP_CODES,
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  renewBackupCodes,
  acceptSecondFactorCode,
} from './second-factor.ts';
import { erasePendingFactors } from './pending-factors.ts';
import { findTotpStep, toTotpUri } from './totp.ts';

const password = 'a-quarry-of-new-words';
const STEP_MS = 30_000;

async function accountWithPhone() {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  await addOwner(store, password);
  const accountId = (await listUsers(store))[0]?.accountId ?? '';
  await bySystem(store, (transaction) => beginSecondFactor(transaction, { accountId }));
  const pending = await findSecondFactor(store, accountId);
  const secret = pending.state === 'pending' ? pending.secret : '';
  const codeAt = (shiftMs = 0) => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + shiftMs });
  const take = (code: string) =>
    bySystem(store, (transaction) => acceptSecondFactorCode(transaction, { accountId, code }));
  const confirm = (code: string) =>
    bySystem(store, (transaction) => confirmSecondFactor(transaction, { accountId, code }));
  const isAsked = async () => (await verifyCredentials(store, { username: 'owner', password }))?.hasSecondFactor;
  return { clock, store, accountId, secret, codeAt, take, confirm, isAsked };
}

async function turnedOn() {
  const account = await accountWithPhone();
  const backupCodes = (await account.confirm(account.codeAt())) ?? [];
  account.clock.advance(STEP_MS);
  return { ...account, backupCodes };
}

describe('authenticator codes', () => {
  it('follow RFC 6238, one step either way', () => {
    // Of its appendix B, for SHA-1, the last six of eight digits.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(findTotpStep(secret, '287082', new Date(59_000))).toBe(1);
    expect(findTotpStep(secret, '081804', new Date(1_111_111_109_000))).toBe(37_037_036);
    expect(findTotpStep(secret, '081804', new Date(1_111_111_109_000 + STEP_MS))).toBe(37_037_036);
    expect(findTotpStep(secret, '081804', new Date(1_111_111_109_000 - STEP_MS))).toBe(37_037_036);
    expect(findTotpStep(secret, '081804', new Date(1_111_111_109_000 + 2 * STEP_MS))).toBeUndefined();
    for (const code of ['', '0', '28708', '2870820', 'abcdef', '２８７０８２']) {
      expect(findTotpStep(secret, code, new Date(59_000))).toBeUndefined();
    }
  });

  it('are labelled in the authenticator', () => {
    expect(toTotpUri({ secret: 'GEZDGNBVGY3TQOJQ', issuer: 'Boreal & Stone', label: 'owner' })).toBe(
      'otpauth://totp/Boreal%20%26%20Stone:owner?issuer=Boreal%20%26%20Stone&secret=GEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    );
  });
});

describe('two-step verification', () => {
  it('is on once a first code has confirmed it', async () => {
    const { store, accountId, codeAt, take, confirm, isAsked } = await accountWithPhone();
    expect(await isAsked()).toBe(false);
    expect(await take(codeAt())).toBeUndefined();
    expect(await confirm('000000')).toBeUndefined();
    expect(await isAsked()).toBe(false);
    expect(await confirm(codeAt())).toHaveLength(BACKUP_CODES);
    expect(await isAsked()).toBe(true);
    expect(await findSecondFactor(store, accountId)).toEqual({ state: 'on', backupCodesLeft: BACKUP_CODES });
  });

  it('accepts no code twice, nor an earlier one', async () => {
    const { clock, codeAt, take, confirm } = await accountWithPhone();
    const first = codeAt();
    await confirm(first);
    expect(await take(first)).toBeUndefined();
    clock.advance(STEP_MS);
    const earlier = codeAt(-STEP_MS);
    const present = codeAt();
    expect(await take(`${present.slice(0, 3)} ${present.slice(3)}`)).toBe('totp');
    expect(await take(present)).toBeUndefined();
    expect(await take(earlier)).toBeUndefined();
    expect(await take(codeAt(STEP_MS)), 'a fast clock').toBe('totp');
  });

  it('accepts a code once when it is sent twice at the same time', async () => {
    const { codeAt, take, backupCodes } = await turnedOn();
    for (const code of [codeAt(), backupCodes[0] ?? '']) {
      const taken = await Promise.all([take(code), take(code), take(code)]);
      expect(taken.filter((kind) => kind !== undefined)).toHaveLength(1);
    }
  });

  it('accepts each backup code once, in any spelling, and stores none of them', async () => {
    const { store, accountId, take, backupCodes } = await turnedOn();
    const [first = '', second = ''] = backupCodes;
    expect(new Set(backupCodes).size).toBe(BACKUP_CODES);
    expect(await take(first.toUpperCase().replace('-', ' '))).toBe('backup');
    expect(await take(first)).toBeUndefined();
    expect(await take(second)).toBe('backup');
    expect(await findSecondFactor(store, accountId)).toEqual({ state: 'on', backupCodesLeft: BACKUP_CODES - 2 });
    const kept = JSON.stringify(await reader(store).selectFrom('backup_code').selectAll().execute());
    for (const code of backupCodes) expect(kept).not.toContain(code.replace('-', ''));
  });

  it('replaces backup codes', async () => {
    const { store, accountId, take, backupCodes } = await turnedOn();
    const renewed = await bySystem(store, (transaction) => renewBackupCodes(transaction, { accountId }));
    expect(await take(backupCodes[0] ?? '')).toBeUndefined();
    expect(await take(renewed?.[0] ?? '')).toBe('backup');
  });

  it('isn’t replaced by starting again', async () => {
    const { clock, store, accountId, codeAt, take } = await turnedOn();
    await bySystem(store, (transaction) => beginSecondFactor(transaction, { accountId }));
    clock.advance(STEP_MS);
    expect(await take(codeAt())).toBe('totp');
  });

  it('that isn’t confirmed within ten minutes is erased', async () => {
    const { clock, store, accountId, codeAt, confirm } = await accountWithPhone();
    clock.advance(10 * 60_000);
    expect(await findSecondFactor(store, accountId)).toEqual({ state: 'off' });
    expect(await confirm(codeAt())).toBeUndefined();
    await erasePendingFactors(store);
    expect(await reader(store).selectFrom('second_factor').selectAll().execute()).toEqual([]);
    await bySystem(store, (transaction) => beginSecondFactor(transaction, { accountId }));
    clock.advance(9 * 60_000);
    await erasePendingFactors(store);
    expect(await findSecondFactor(store, accountId)).toMatchObject({ state: 'pending' });
  });

  it('can be turned off', async () => {
    const { store, accountId, codeAt, take, backupCodes, isAsked } = await turnedOn();
    expect(await bySystem(store, (transaction) => removeSecondFactor(transaction, { accountId }))).toBe(true);
    expect(await isAsked()).toBe(false);
    expect(await take(codeAt())).toBeUndefined();
    expect(await take(backupCodes[0] ?? '')).toBeUndefined();
    expect(await bySystem(store, (transaction) => removeSecondFactor(transaction, { accountId }))).toBe(false);
  });

  it('is turned off by the command that resets the password', async () => {
    const { store, accountId } = await turnedOn();
    const reset = await runOnStore('bin/reset-owner-password.ts', store.dataDir);
    expect(await reset.ended).toBe(0);
    expect(await findSecondFactor(store, accountId)).toEqual({ state: 'off' });
  });
});
