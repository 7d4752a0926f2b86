import { createCookie } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ask } from '../../testing/requests.ts';
import { temporaryAdmin } from '../../testing/temporary-admin.ts';
import { readDeviceId, rememberDevice } from './device-cookie.server.ts';

const pairOf = (header: string) => header.split(';', 1)[0] ?? '';
const requestWith = (...cookies: string[]) => ask('/admin/login', { cookies });

describe('the cookie of a known browser', () => {
  it('is valid only for the account that signed in', async () => {
    const { store } = await temporaryAdmin();
    const request = requestWith(pairOf(await rememberDevice(store, 'Owner', false)));
    expect(await readDeviceId(store, request, ' OWNER', false)).toMatch(/^[\da-f-]{36}$/);
    expect(await readDeviceId(store, request, 'editor', false)).toBeNull();
  });

  it('is hidden from scripts and other sites, and bound to this host over HTTPS', async () => {
    const { store } = await temporaryAdmin();
    const plain = await rememberDevice(store, 'owner', false);
    expect(plain).toMatch(/^device=.*; HttpOnly; SameSite=Lax$/);
    expect(await rememberDevice(store, 'owner', true)).toMatch(
      /^__Host-device=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await readDeviceId(store, requestWith(pairOf(plain)), 'owner', true)).toBeNull();
  });

  it('can’t be forged, nor used with another store', async () => {
    const { store } = await temporaryAdmin();
    const { store: other } = await temporaryAdmin();
    const value = { username: 'owner', id: '00000000-0000-4000-8000-000000000000' };
    const unsigned = await createCookie('device').serialize(value);
    const selfSigned = await createCookie('device', { secrets: ['guess'] }).serialize(value);
    const foreign = await rememberDevice(other, 'owner', false);
    for (const header of [unsigned, selfSigned, foreign, 'device=', 'device=%%%', 'device=x.y']) {
      expect(await readDeviceId(store, requestWith(pairOf(header)), 'owner', false), header).toBeNull();
    }
  });
});
