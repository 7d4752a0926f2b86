import { findSecondFactor, listSessions, SESSION_CONFIRMED_MS } from '@showroom/store/admin';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { ask, enter } from '../../testing/requests.ts';
import { ownerPassword, signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { toQrCode } from './qr-code.server.ts';
import { action, loader } from './second-factor.route.tsx';

const PATH = '/admin/account/second-factor';

async function signedIn() {
  const { store, newContext, advance } = await temporaryAdmin();
  const { token, accountId } = await signIn(store);
  const argsOf = (fields?: Record<string, string>) =>
    enter(newContext, ask(PATH, { token, fields }), { params: {}, pattern: PATH });
  const post = async (fields: Record<string, string>) => action(await argsOf(fields));
  const show = async () => (await loader(await argsOf())).factor;
  const begin = async () => {
    await post({ intent: 'begin', password: ownerPassword });
    const factor = await show();
    if (factor.state !== 'pending') throw new Error('Beginning makes it pending');
    return {
      ...factor,
      code: () => new TOTP({ secret: factor.secret }).generate({ timestamp: store.now().getTime() }),
    };
  };
  return { store, token, accountId, advance, post, show, begin };
}

describe('two-step verification on the account page', () => {
  it('is turned on by the password and a first code, and shows ten backup codes once', async () => {
    const { post, show, begin } = await signedIn();
    expect(await show()).toEqual({ state: 'off' });
    const { code, qrCode } = await begin();
    expect(qrCode.size).toBeGreaterThan(30);
    expect(await post({ intent: 'confirm', code: '000000' })).toMatchObject({
      data: { failure: { error: expect.any(String) } },
      init: { status: 400 },
    });
    const outcome = await post({ intent: 'confirm', code: code() });
    expect(outcome).toHaveProperty('backupCodes.9', expect.stringMatching(/^[a-z2-9]{5}-[a-z2-9]{5}$/));
    expect(outcome).not.toHaveProperty('isRenewed');
    expect(await show()).toEqual({ state: 'on', backupCodesLeft: 10 });
    expect(await post({ intent: 'renew-codes' }), 'invalidates the former codes').toMatchObject({ isRenewed: true });
  });

  it.each(['begin', 'confirm', 'off', 'renew-codes'])('asks for the password first: %s', async (intent) => {
    const { store, accountId, advance, post, show, begin } = await signedIn();
    const code = intent === 'begin' ? '' : (await begin()).code();
    if (intent === 'off' || intent === 'renew-codes') await post({ intent: 'confirm', code });
    advance(SESSION_CONFIRMED_MS);
    const before = await findSecondFactor(store, accountId);
    if (before.state === 'pending') expect(await show(), 'the secret is no longer shown').toEqual({ state: 'off' });
    expect(await post({ intent, code })).toMatchObject({ data: { confirmation: {} }, init: { status: 401 } });
    expect(await findSecondFactor(store, accountId)).toEqual(before);
  });

  it('stays on after Cancel', async () => {
    const { post, show, begin } = await signedIn();
    const { code } = await begin();
    await post({ intent: 'confirm', code: code() });
    await post({ intent: 'cancel' });
    expect(await show()).toMatchObject({ state: 'on' });
    await post({ intent: 'off' });
    expect(await show()).toEqual({ state: 'off' });
    await begin();
    await post({ intent: 'cancel' });
    expect(await show()).toEqual({ state: 'off' });
  });

  it('leaves the sessions as they are', async () => {
    const { store, token, accountId, post, begin } = await signedIn();
    const { code } = await begin();
    await post({ intent: 'confirm', code: code() });
    expect(await listSessions(store, { accountId, token })).toMatchObject([{ isCurrent: true }]);
  });
});

it('draws a QR code as an SVG path, with the margin that scanners need', () => {
  const { size, path } = toQrCode('otpauth://totp/Shop:owner?secret=GEZDGNBVGY3TQOJQ');
  const dark = new Set(path.match(/M\d+ \d+/g));
  // A finder pattern’s corner: seven dark modules after a margin of four.
  for (let x = 4; x < 11; x += 1) expect(dark).toContain(`M${x} 4`);
  expect(dark).not.toContain('M3 4');
  expect(dark).not.toContain('M11 4');
  expect([...dark].every((square) => Number(square.slice(1).split(' ')[0]) < size - 4)).toBe(true);
});
