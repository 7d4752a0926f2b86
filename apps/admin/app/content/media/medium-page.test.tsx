// @vitest-environment jsdom
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeMedium, findContent, media, systemActor, uploadPicture } from '@showroom/store/admin';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createHash } from 'node:crypto';
import { createRoutesStub } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { guard } from '../../frame/session/require-session.server.ts';
import { pngFile } from '../../testing/png-file.ts';
import { ask, routeArgs } from '../../testing/requests.ts';
import { stubPage } from '../../testing/stub-page.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { leaveUnasked, tryToLeave, withExits } from '../../testing/with-exits.tsx';
import * as deleteRoute from './delete-medium.route.tsx';
import * as mediumRoute from './medium.route.tsx';
import * as replaceRoute from './replace.route.ts';

const oak = pngFile('oak.png');
const ash = pngFile('ash.png', [200, 190, 170]);
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** A library picture with scripts, over a real store. A form with a file posts `sent`, because jsdom posts none. */
async function openPicture() {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await signIn(store);
  const arrived = join(store.incomingDir, 'oak');
  await writeFile(arrived, await bytesOf(oak));
  const sha256 = createHash('sha256')
    .update(await bytesOf(oak))
    .digest('hex');
  const uploaded = await uploadPicture(store, {
    actor: systemActor,
    file: { path: arrived, originalName: 'oak.png', sha256 },
  });
  const mediumId = uploaded.ok ? uploaded.content.id : '';
  const path = `/admin/dashboard/media/${mediumId}`;
  const enter = async (request: Request) => {
    const context = newContext();
    await guard({ request, context });
    return context;
  };
  const options = { params: { mediumId }, token, enter };
  const page = stubPage(mediumRoute, { ...options, path });
  const sent = { file: oak };
  const replace = async () => {
    const from = document.querySelector('[name="from"]')?.getAttribute('value') ?? '';
    const head = `--x\r\nContent-Disposition: form-data; name="from"\r\n\r\n${from}\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="${sent.file.name}"\r\nContent-Type: image/png\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), await bytesOf(sent.file), Buffer.from('\r\n--x--\r\n')]);
    const { url, headers } = ask(path, { token });
    headers.set('Content-Type', 'multipart/form-data; boundary=x');
    const request = new Request(url, { method: 'POST', headers, body: new Uint8Array(body) });
    const pattern = `/admin/media/${mediumId}/replace`;
    return replaceRoute.action(routeArgs({ request, context: await enter(request), params: { mediumId }, pattern }));
  };
  class Sender extends EventTarget {
    readonly upload = new EventTarget();
    responseText = '';
    open() {}
    abort() {}
    async send() {
      const answer = await replace();
      this.responseText = await answer.text();
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sender);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const Stub = createRoutesStub(
    withExits(
      {
        ...page,
        children: [{ ...stubPage(deleteRoute, { ...options, path: `${path}/delete` }), path: 'delete' }],
      },
      { path: '/admin/dashboard/media', Component: () => <h1>The library</h1> },
    ),
  );
  render(<Stub initialEntries={[path]} />);
  await screen.findByRole('heading', { level: 1, name: 'oak.png' });
  const user = userEvent.setup();
  return {
    user,
    alt: () => screen.getByLabelText('Alt text'),
    fromLeft: () => screen.getByLabelText('From the left'),
    click: (name: string) => user.click(screen.getByRole('button', { name })),
    choose: async (file: File) => {
      sent.file = file;
      await user.upload(screen.getByLabelText('New image'), file);
    },
    chosen: () => screen.getByLabelText<HTMLInputElement>('New image').files?.length,
    find: async () => (await findContent(store, media, mediumId))?.fields,
    byOther: (fields: Parameters<typeof describeMedium>[1]['fields'] = { alt: 'Theirs' }) =>
      store.write({ actor: systemActor }, (transaction) =>
        describeMedium(transaction, { id: mediumId, from: 1, fields }),
      ),
  };
}

it('warns before leaving with an unsaved description, and not after saving', { timeout: 30_000 }, async () => {
  const { user, alt, fromLeft, click, find } = await openPicture();
  await user.type(alt(), 'An island in oak');
  await tryToLeave(user);
  await click('Save');
  await waitFor(async () => expect(await find()).toMatchObject({ alt: 'An island in oak' }));
  await waitFor(() => expect(alt()).toHaveAttribute('value', 'An island in oak'), { timeout: 10_000 });
  await user.type(alt(), ' ');
  await click('Save');
  // An extra space isn’t a change.
  await waitFor(() => expect(alt()).toHaveValue('An island in oak'));
  fireEvent.change(fromLeft(), { target: { value: '30' } });
  await tryToLeave(user);
  await click('Save');
  await waitFor(async () => expect(await find()).toMatchObject({ focalPoint: { x: 0.3 } }));
  await waitFor(() => expect(fromLeft()).toHaveAttribute('data-initial', '30'));
  await leaveUnasked(user);
});

it(
  'warns before leaving with a selected picture that wasn’t uploaded, and not after replacing',
  { timeout: 30_000 },
  async () => {
    const { user, alt, click, choose, chosen, find } = await openPicture();
    const before = await find();
    await user.type(alt(), 'Ash');
    await choose(ash);
    await tryToLeave(user);
    await click('Replace');
    await waitFor(async () => expect((await find())?.sha256).not.toBe(before?.sha256));
    await waitFor(() => expect(chosen()).toBe(0));
    expect(alt(), 'of the other form').toHaveValue('Ash');
    // The same file isn’t a change.
    await choose(ash);
    await click('Replace');
    await waitFor(() => expect(chosen()).toBe(0));
    await tryToLeave(user);
    await user.clear(alt());
    await leaveUnasked(user);
  },
);

it('keeps what was typed behind the delete dialog, which gives no other warning', { timeout: 30_000 }, async () => {
  const { user, alt, click, find } = await openPicture();
  await user.type(alt(), 'Oak');
  await user.click(screen.getByRole('link', { name: 'Delete this image' }));
  await user.click(await screen.findByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(alt()).toHaveValue('Oak');
  await user.click(screen.getByRole('link', { name: 'Delete this image' }));
  await screen.findByRole('link', { name: 'Cancel' });
  await click('Delete');
  expect(await screen.findByRole('heading', { name: 'The library' })).toBeVisible();
  expect(await find()).toBeUndefined();
});

it('warns about rejected values, but not behind a dialog', { timeout: 30_000 }, async () => {
  const { user, alt, click, byOther } = await openPicture();
  await byOther();
  await user.type(alt(), 'Ours');
  await click('Save');
  expect(await screen.findByText('Saved value: “Theirs”')).toBeVisible();
  await tryToLeave(user);
  await user.click(screen.getByRole('link', { name: 'Delete this image' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

it('merges changes of two users, and shows where the other set the focal point', { timeout: 30_000 }, async () => {
  const { user, alt, fromLeft, click, find, byOther } = await openPicture();
  await byOther({ focalPoint: { x: 0.3, y: 0.5 } });
  await user.type(alt(), 'Ours');
  await click('Save');
  await waitFor(async () => expect(await find()).toMatchObject({ alt: 'Ours', focalPoint: { x: 0.3, y: 0.5 } }));
  await waitFor(() => expect(fromLeft()).toHaveValue(30));
  await leaveUnasked(user);
});

it('accepts a coordinate that is cleared while typing', { timeout: 30_000 }, async () => {
  const { user, fromLeft, click, find } = await openPicture();
  await user.clear(fromLeft());
  expect(fromLeft()).toHaveValue(null);
  await user.type(fromLeft(), '30');
  expect(fromLeft()).toHaveDisplayValue('30');
  await click('Save');
  await waitFor(async () => expect(await find()).toMatchObject({ focalPoint: { x: 0.3 } }));
});
