import { deleteMedium, describeMedium, findContent, media, posts, publish } from '@showroom/store/admin';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { readNotice } from '../../frame/notices/notice.server.ts';
import { noticeOf } from '../../testing/notice-of.ts';
import { ask, enter, responseOf } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { loader as choicesLoader } from '../pictures/choices.route.ts';
import { action as deleteAction } from './delete-medium.route.tsx';
import { action as describeConflict, loader as describeLoader } from './describe-several.route.tsx';
import { action as deleteSeveral } from './delete-several.route.ts';
import { action as libraryAction, loader as libraryLoader } from './library.route.tsx';
import { findPictureSource } from '../pictures/find-picture-source.ts';
import { action, loader } from './medium.route.tsx';
import { loader as pictureLoader } from '../pictures/picture.route.ts';
import { action as undoAction } from './undo.route.ts';
import { action as uploadAction } from './upload.route.ts';

const draw = (background: string, width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** The start of a phone’s HEIC picture. */
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(200),
]);

async function openLibrary() {
  const admin = await temporaryAdmin();
  const { token } = await signIn(admin.store);
  const argsFor = <Params extends object>(request: Request, params: Params) =>
    enter(admin.newContext, request, { params, pattern: '' });
  const withFiles = (
    path: string,
    files: Readonly<Record<string, Uint8Array>>,
    texts: Readonly<Record<string, string>>,
  ) => {
    const body = new FormData();
    for (const [name, text] of Object.entries(texts)) body.append(name, text);
    for (const [name, bytes] of Object.entries(files)) body.append('files', new File([new Uint8Array(bytes)], name));
    const request = ask(path, { token });
    return new Request(request.url, { method: 'POST', body, headers: request.headers });
  };
  const upload = async (files: Readonly<Record<string, Uint8Array>>) => {
    const response = await uploadAction(await argsFor(withFiles('/admin/media/upload', files, {}), {}));
    const answers: { ok: boolean; name: string; message: string; isNew: boolean; choice?: { address: string } }[] =
      await response.json();
    return answers;
  };
  const uploadOne = async (name: string, bytes: Uint8Array) => {
    const [taken] = await upload({ [name]: bytes });
    if (taken?.ok !== true) throw new Error(taken?.message);
    return taken.choice?.address.replace('media:', '') ?? '';
  };
  const post = async (mediumId: string, fields: Readonly<Record<string, string>>) =>
    action(await argsFor(ask(`/admin/dashboard/media/${mediumId}`, { token, fields }), { mediumId }));
  const open = async (mediumId: string) =>
    loader(await argsFor(ask(`/admin/dashboard/media/${mediumId}`, { token }), { mediumId }));
  const remove = async (mediumId: string, revision: number) =>
    deleteAction(
      await argsFor(
        ask(`/admin/dashboard/media/${mediumId}/delete`, { token, fields: { revision: String(revision) } }),
        {
          mediumId,
        },
      ),
    );
  return { ...admin, token, argsFor, withFiles, upload, uploadOne, post, open, remove };
}

describe('the library', () => {
  it.each(['gif', 'webp'] as const)('says that only the first frame of an animated %s is shown', async (format) => {
    const { upload, argsFor, token, withFiles, open } = await openLibrary();
    const frames = await Promise.all(
      ['#c03020', '#2030c0'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(format, { delay: [100, 100] })
      .toBuffer();
    const [taken] = await upload({ [`steam.${format}`]: moving });
    expect(taken).toMatchObject({ ok: true, isAnimated: true });
    expect(await upload({ 'red.jpg': await draw('#c03020') })).toMatchObject([{ isAnimated: false }]);
    const library = await libraryLoader(await argsFor(ask('/admin/dashboard/media?q=steam', { token }), {}));
    expect(library).toMatchObject({ pictures: [{ isAnimated: true }] });
    expect(await open(taken?.choice?.address.replace('media:', '') ?? '')).toMatchObject({
      medium: { isAnimated: true },
    });
    const path = '/admin/dashboard/media';
    const answer = await responseOf(async () =>
      libraryAction(await argsFor(withFiles(path, { [`steam.${format}`]: moving }, {}), {})),
    );
    expect(noticeOf(answer).text).toContain('Only its first frame is shown on the site.');
  });

  it('uploads several pictures at once, and recognizes one it has', { timeout: 60_000 }, async () => {
    const { upload, argsFor, token } = await openLibrary();
    const [red, blue] = await Promise.all([draw('#c03020'), draw('#2030c0')]);
    const taken = await upload({ 'red.jpg': red, 'blue.jpg': blue });
    expect(taken).toMatchObject([
      { ok: true, name: 'red.jpg', isNew: true },
      { ok: true, name: 'blue.jpg', isNew: true },
    ]);
    const [first, second] = taken;
    expect(await upload({ 'again.jpg': red })).toMatchObject([{ ok: true, isNew: false, choice: first?.choice }]);
    const library = await libraryLoader(await argsFor(ask('/admin/dashboard/media?q=blue', { token }), {}));
    expect(library).toMatchObject({ found: 1, total: 2, pictures: [{ name: 'blue.jpg', widthPx: 40 }] });
    const choices = await choicesLoader(await argsFor(ask('/admin/media/choices', { token }), {}));
    const listed: unknown[] = (await choices.json()).choices;
    expect(listed).toHaveLength(2);
    expect(listed, 'as each response said').toEqual(expect.arrayContaining([first?.choice, second?.choice]));
  });

  it('says in plain words what it rejects, by content and not by name', { timeout: 60_000 }, async () => {
    const { upload, argsFor, token } = await openLibrary();
    const whole = await draw('#888888', 400);
    const answers = await upload({
      'empty.jpg': new Uint8Array(),
      'drawing.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'phone.jpg': HEIC,
      'cut.jpg': whole.subarray(0, whole.length / 2),
      'large.jpg': Buffer.alloc(10 * 1024 * 1024 + 1),
      'notes.png': Buffer.from('no picture'),
    });
    expect(answers.map(({ ok, name, message }) => [ok, name, message])).toEqual([
      [false, 'empty.jpg', 'This file is empty.'],
      [false, 'drawing.jpg', 'Unsupported file. Use JPEG, PNG, WebP, AVIF, GIF or HEIC.'],
      [false, 'phone.jpg', 'This file may be damaged. Re-save it and upload it again.'],
      [false, 'cut.jpg', 'This file may be damaged. Re-save it and upload it again.'],
      [false, 'large.jpg', 'This file is over 10 MB.'],
      [false, 'notes.png', 'Unsupported file. Use JPEG, PNG, WebP, AVIF, GIF or HEIC.'],
    ]);
    const library = await libraryLoader(await argsFor(ask('/admin/dashboard/media', { token }), {}));
    expect(library.total).toBe(0);
  });
});

it('describes several pictures at once, and skips those that someone changed since', async () => {
  const { store, argsFor, token } = await openLibrary();
  const system = { kind: 'system' } as const;
  const fields = { type: 'image/webp', byteSize: 9, widthPx: 1600, heightPx: 1200 };
  const made = await store.write({ actor: system }, async (t) => [
    await publish(t, media, { from: 0, fields: { ...fields, name: 'a', sha256: 'a1'.repeat(32) } }),
    await publish(t, media, { from: 0, fields: { ...fields, name: 'b', sha256: 'b1'.repeat(32) } }),
  ]);
  const [a = '', b = ''] = made.flatMap((result) => (result.ok ? result.content.id : []));
  const path = `/admin/dashboard/media/describe?search=%3Fpage%3D2&chosen=${a}+1&chosen=${b}+1`;
  const list = async () => (await describeLoader(await argsFor(ask(path, { token }), {}))).pictures;
  const send = async (typed: Readonly<Record<string, string>>, shown = list()) => {
    const body = new URLSearchParams();
    for (const { id, revision, alt } of await shown) {
      body.append('chosen', `${id} ${revision}`);
      body.append(`shown.${id}`, alt);
      body.append(`alt.${id}`, typed[id] ?? alt);
    }
    const { url, headers } = ask(path, { token });
    return describeConflict(await argsFor(new Request(url, { method: 'POST', headers, body }), {}));
  };
  const alts = async () => (await list()).map(({ alt }) => alt);
  const before = await list();
  expect(before.map(({ name }) => name)).toEqual(['a', 'b']);
  await store.write({ actor: system }, (t) => describeMedium(t, { id: b, from: 1, fields: { alt: 'Theirs' } }));
  expect(await send({ [a]: ' An island in oak ', [b]: 'Mine' }, Promise.resolve(before))).toMatchObject({
    init: { status: 409 },
    data: {
      said: 'Alt text saved for 1 image',
      refused: [{ id: b, typed: 'Mine', message: expect.stringMatching(/^Someone else changed this image while/) }],
    },
  });
  expect(await alts()).toEqual(['An island in oak', 'Theirs']);
  const done = await send({ [b]: 'Mine' });
  expect(noticeOf(done).text).toBe('Alt text saved for 1 image');
  expect(done instanceof Response && done.headers.get('Location')).toBe('/admin/dashboard/media?page=2');
  expect(await alts()).toEqual(['An island in oak', 'Mine']);
  expect(noticeOf(await send({})).text).toBe('No changes to save');
  const last = await list();
  await store.write({ actor: system }, (t) => deleteMedium(t, { id: b, from: 3 }));
  expect(await send({ [b]: 'Gone' }, Promise.resolve(last))).toMatchObject({
    data: {
      said: '',
      refused: [{ typed: 'Gone', message: expect.stringMatching(/deleted this image while you were editing/) }],
    },
  });
});

it('reports a full disk to every kind of request', { timeout: 60_000 }, async () => {
  const { store, withFiles, argsFor, uploadOne } = await openLibrary();
  const id = await uploadOne('island.jpg', await draw('#888800'));
  const files = { 'other.jpg': await draw('#008888') };
  const path = `/admin/dashboard/media/${id}`;
  const [byScript, byForm, inPlace] = await Promise.all([
    argsFor(withFiles('/admin/media/upload', files, {}), {}),
    argsFor(withFiles('/admin/dashboard/media', files, {}), {}),
    argsFor(withFiles(path, files, { from: '1' }), { mediumId: id }),
  ]);
  vi.spyOn(store, 'write').mockRejectedValue(Object.assign(new Error('No room'), { code: 'SQLITE_FULL' }));
  const message = 'The server’s disk is full. Free up some space there, then upload it again.';
  const answer = await uploadAction(byScript);
  expect([answer.status, await answer.json()]).toMatchObject([507, [{ ok: false, message, isWorthAnother: true }]]);
  expect(await libraryAction(byForm)).toMatchObject({ init: { status: 507 }, data: { refused: [{ message }] } });
  expect(await action(inPlace)).toMatchObject({ init: { status: 507 }, data: { replaceError: message } });
});

describe('a picture of the library', () => {
  it('is described, rejects the slower of two changes, and lists where it is used', { timeout: 60_000 }, async () => {
    const { store, uploadOne, post, open } = await openLibrary();
    const id = await uploadOne('island.jpg', await draw('#888800'));
    await post(id, { from: '1', name: 'Island', alt: 'An island in oak', x: '20', y: '75' });
    expect((await findContent(store, media, id))?.fields).toMatchObject({
      name: 'Island',
      alt: 'An island in oak',
      focalPoint: { x: 0.2, y: 0.75 },
    });
    expect(await post(id, { from: '1', name: 'Mine', alt: '', x: '50', y: '50' })).toMatchObject({
      init: { status: 409 },
      data: { describeError: expect.stringMatching(/^Owner changed this image while you were editing/) },
    });
    const shown = { 'shown-name': 'island.jpg', 'shown-alt': '', 'shown-x': '50', 'shown-y': '50' };
    expect(await post(id, { from: '1', name: 'island.jpg', alt: 'Mine', x: '50', y: '50', ...shown })).toMatchObject({
      init: { status: 409 },
      data: { typed: { name: 'Island', alt: 'Mine', focalPoint: { x: 0.2, y: 0.75 } } },
    });
    await post(id, { from: '1', name: 'island.jpg', alt: '', x: '50', y: '60', ...shown, 'shown-y': '75' });
    expect((await findContent(store, media, id))?.fields, 'merges what only one of them changed').toMatchObject({
      name: 'Island',
      alt: 'An island in oak',
      focalPoint: { x: 0.2, y: 0.6 },
    });
    const system = { kind: 'system' } as const;
    const cover = { source: 'media', id, alt: '' } as const;
    await store.write({ actor: system }, (t) =>
      publish(t, posts, { from: 0, fields: { title: 'Islands', excerpt: 'a', body: 'b', author: 'c', cover } }),
    );
    expect((await open(id)).uses).toMatchObject([
      { path: expect.stringMatching(/^\/admin\/dashboard\/posts\//), title: 'Islands', states: ['saved', 'shown'] },
    ]);
  });

  it('is replaced in place, and only by a picture', { timeout: 60_000 }, async () => {
    const { store, uploadOne, withFiles, argsFor, token } = await openLibrary();
    const id = await uploadOne('island.jpg', await draw('#888800'));
    const path = `/admin/dashboard/media/${id}`;
    const before = await findContent(store, media, id);
    const none = await action(await argsFor(withFiles(path, {}, { from: '1' }), { mediumId: id }));
    expect(none).toMatchObject({ data: { replaceError: 'Choose an image first.' } });
    const files = { 'other.jpg': await draw('#008888', 50) };
    const args = await argsFor(withFiles(path, files, { from: '1' }), { mediumId: id });
    const cookies = (await responseOf(() => action(args))).headers.getSetCookie();
    const after = await findContent(store, media, id);
    expect(after?.fields).toMatchObject({ name: 'island.jpg', widthPx: 50 });
    expect(after?.fields.sha256).not.toBe(before?.fields.sha256);
    const request = ask('/admin', { cookies: cookies.map((cookie) => cookie.split(';', 1)[0] ?? '') });
    const { notice } = (await readNotice({ request, context: args.context })) ?? {};
    expect(notice?.text).toMatch(/^Image replaced everywhere/);
    const undo = async () =>
      undoAction(await argsFor(ask(notice?.undoPath ?? '', { token, fields: {} }), { mediumId: id }));
    await undo();
    const { sha256, widthPx } = before?.fields ?? {};
    expect((await findContent(store, media, id))?.fields).toMatchObject({ name: 'island.jpg', sha256, widthPx });
    await expect(undo(), 'it was restored already').rejects.toMatchObject({ init: { status: 409 } });
  });

  it(
    'is not deleted while it is in use, alone or with others, and is restored if it was',
    { timeout: 60_000 },
    async () => {
      const { store, uploadOne, remove, argsFor, token } = await openLibrary();
      const id = await uploadOne('island.jpg', await draw('#888800'));
      const cover = { source: 'media', id, alt: '' } as const;
      const actor = { kind: 'system' } as const;
      const post = await store.write({ actor }, (t) =>
        publish(t, posts, { from: 0, fields: { title: 'Islands', excerpt: 'a', body: 'b', author: 'c', cover } }),
      );
      expect(await remove(id, 1)).toMatchObject({
        data: { problem: "It's used in “Islands”. Remove it there first." },
      });
      const other = await uploadOne('other.jpg', await draw('#008800'));
      const gone = await uploadOne('gone.jpg', await draw('#000088'));
      await remove(gone, 1);
      const body = new URLSearchParams([id, other, gone].map((each) => ['chosen', `${each} 1`]));
      const asked = new Request(ask('/admin/media/delete', { token }), { method: 'POST', body });
      const several = await argsFor(asked, { mediumId: id });
      const cookies = (await responseOf(() => deleteSeveral(several))).headers.getSetCookie();
      const told = await readNotice({
        request: ask('/admin', { cookies: cookies.map((cookie) => cookie.split(';', 1)[0] ?? '') }),
        context: several.context,
      });
      expect(told?.notice).toMatchObject({
        text: '1 image deleted. 1 not deleted because “Islands” uses it. 1 was already deleted',
        undoPath: `/admin/media/undo?of=${other}.2`,
      });
      const postId = post.ok ? post.content.id : '';
      await store.write({ actor }, (t) => publish(t, posts, { id: postId, from: 1, fields: { cover: null } }));
      const answer = await remove(id, 1);
      if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer));
      expect(await findContent(store, media, id)).toBeUndefined();
      await undoAction(
        await argsFor(ask(`/admin/media/undo?of=${id}.2~${other}.2`, { token, fields: {} }), { mediumId: id }),
      );
      for (const each of [id, other]) expect(await findContent(store, media, each)).toBeDefined();
    },
  );
});

describe('a picture unknown to the page', () => {
  it('is found by its URL in a text, from the library or the studio only', async () => {
    const { argsFor, uploadOne, token } = await openLibrary();
    const address = `media:${await uploadOne('island.jpg', await draw('#996633'))}`;
    const follow = async (path: string | undefined) => pictureLoader(await argsFor(ask(path ?? '/', { token }), {}));
    const led = await follow(findPictureSource(address));
    expect(led.headers.get('Location')).toMatch(/^\/pictures?\//);
    await expect(follow('/admin/media/picture?address=media:none')).rejects.toMatchObject({ init: { status: 404 } });
    expect(findPictureSource('https://elsewhere.example/a.jpg')).toBeUndefined();
    expect(findPictureSource('')).toBeUndefined();
  });
});
