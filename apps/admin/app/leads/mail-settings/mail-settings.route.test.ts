import { readLeadMailSettings } from '@showroom/store/admin';
import { addAccount } from '@showroom/store/testing';
import { describe, expect, it } from 'vitest';
import { ask, enter } from '../../testing/requests.ts';
import { temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action, loader } from './mail-settings.route.tsx';

const pattern = '/admin/dashboard/settings/leads';

async function signedIn() {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await addAccount(store, 'owner');
  const argsFor = (fields?: Record<string, string>) =>
    enter(newContext, ask(pattern, { token, fields }), { params: {}, pattern });
  return {
    store,
    open: async () => loader(await argsFor()),
    send: async (fields: Record<string, string>) => action(await argsFor(fields)),
  };
}

describe('the settings for email about leads', () => {
  it('start without a digest, and save its switch and hour', async () => {
    const { store, open, send } = await signedIn();
    expect(await open()).toEqual({ revision: 0, digest: { isOn: false, hour: 8 } });
    expect(await send({ from: '0', isOn: 'on', hour: '17' })).toEqual({ message: 'Saved.' });
    expect(await readLeadMailSettings(store)).toEqual({ digest: { isOn: true, hour: 17 } });
    expect(await send({ from: '1', hour: '0' })).toEqual({ message: 'Saved.' });
    expect(await open()).toEqual({ revision: 2, digest: { isOn: false, hour: 0 } });
  });

  it.each(['24', '-1', '8.5', '', 'noon'])('reject the hour %j and keep the saved one', async (hour) => {
    const { open, send } = await signedIn();
    expect(await send({ from: '0', isOn: 'on', hour })).toMatchObject({ init: { status: 400 } });
    expect(await open()).toMatchObject({ revision: 0 });
  });

  it('say who changed them since, and return what was selected', async () => {
    const { open, send } = await signedIn();
    await send({ from: '0', isOn: 'on', hour: '9' });
    expect(await send({ from: '0', hour: '10' })).toMatchObject({
      init: { status: 409 },
      data: {
        message: expect.stringMatching(/^The owner changed this while you were editing/),
        refused: { from: 1, digest: { isOn: false, hour: 10 } },
      },
    });
    expect(await open()).toEqual({ revision: 1, digest: { isOn: true, hour: 9 } });
  });
});
