import { setPasswordByLink, systemActor, verifyCredentials } from '@showroom/store/admin';
import { EventEmitter, once } from 'node:events';
import { judgePassword } from '@showroom/store/testing';
import { expect, it } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { startMailbox } from '../../testing/start-mailbox.ts';
import { ask, routeArgs } from '../../testing/requests.ts';
import { adminUrl, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action } from './forgot.route.tsx';

const anna = { name: 'Anna', email: 'anna@shop.example', role: 'editor', password: 'a-quarry-of-new-words' } as const;

async function door() {
  const { store, newContext } = await temporaryAdmin();
  await addUser(store, anna);
  const askFor = (email: string, clientIp = '198.51.100.1', at = '/admin/login/forgot') => {
    const request = ask(at, { fields: { email } });
    return action(
      routeArgs({ request, context: newContext({ clientIp }), params: {}, pattern: '/admin/login/forgot' }),
    );
  };
  return { store, askFor, mailbox: await startMailbox(store) };
}

it('sends a link to a known address, and responds the same to an unknown one', async () => {
  const { store, askFor, mailbox } = await door();
  const known = await askFor(' ANNA@shop.example', undefined, 'http://evil.example/admin/login/forgot');
  const unknown = await askFor('nobody@shop.example');
  expect(known).toEqual(unknown);
  expect(known).toMatchObject({ data: { error: null } });
  const { url } = await mailbox.readLink(anna.email);
  expect(url, 'whatever host the request named').toMatch(new RegExp(`^${adminUrl}/admin/login/reset/`));
  const token = url.split('/').at(-1) ?? '';
  await setPasswordByLink(store, {
    token,
    purpose: 'password-reset',
    judge: judgePassword,
    newPassword: 'twelve-new-stones',
  });
  expect(await verifyCredentials(store, { username: anna.email, password: 'twelve-new-stones' })).not.toBeNull();
  expect(mailbox.received.map(({ to }) => to)).toEqual([[anna.email]]);
});

it('responds before the lookup, so that its timing reveals nothing', async () => {
  const { store, askFor, mailbox } = await door();
  // This transaction blocks all writes.
  const gate = new EventEmitter();
  const ended = store.write({ actor: systemActor }, async () => {
    const opened = once(gate, 'open');
    gate.emit('began');
    await opened;
  });
  await once(gate, 'began');
  expect(await askFor(anna.email)).toMatchObject({ data: { error: null } });
  gate.emit('open');
  await ended;
  expect((await mailbox.readLink(anna.email)).url).not.toBe('');
});

it('sends at most three emails an hour to one address, with the same response', async () => {
  const { askFor, mailbox } = await door();
  const answers = [];
  for (let asked = 0; asked < 6; asked += 1) answers.push(await askFor(anna.email, `198.51.100.${asked}`));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await expect.poll(() => mailbox.readLink(anna.email).then(() => mailbox.received.length)).toBe(3);
  // A fourth request would have been handled by the time another email arrives.
  expect(mailbox.received).toHaveLength(3);
});

it('asks a network with too many requests to wait', async () => {
  const { askFor } = await door();
  for (let asked = 0; asked < 10; asked += 1) await askFor(`stranger-${asked}@shop.example`);
  expect(await askFor(anna.email)).toMatchObject({
    data: { error: expect.stringMatching(/^Too many tries/) },
    init: { status: 429 },
  });
  expect(await askFor(anna.email, '198.51.100.2')).toMatchObject({ data: { error: null } });
});
