import { chmod, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ask, askRaw, type Reply } from '../testing/ask.ts';
import { clearFailures, listFailedFiles } from './failed-pictures.ts';
import { makeTestFolder, respondWithPage, startTestApp } from '../testing/start-test-app.ts';

const HASH = '1a2b3c4d5e6f';
const SLAB = 'quartz/aurora/slab';
const SLAB_PATH = '/pictures/quartz/aurora/slab.1a2b3c4d';

/** Too large as a substitute. */
const PHOTOGRAPH = { width: 2_400, height: 1_200 };

const drawn = new Map<string, Promise<Buffer>>();

/** Hard to compress: clouds with grain on every pixel. Drawn once per size. */
function drawSlab(width: number, height: number): Promise<Buffer> {
  const size = `${width}x${height}`;
  const slab =
    drawn.get(size) ??
    sharp({
      create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 200, sigma: 14 } },
    })
      .blur(0.8)
      .webp({ quality: 90 })
      .toBuffer();
  drawn.set(size, slab);
  return slab;
}

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Chromium’s Accept header. */
const MODERN = { Accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

/** Requests again until the file itself is sent instead of a substitute. */
async function askUntilMade(pictureUrl: string): Promise<Reply> {
  for (;;) {
    const reply = await ask(pictureUrl);
    if (reply.status !== 200 || reply.headers['cache-control'] === FOR_GOOD) return reply;
    await wait(20);
  }
}

async function startPictureApp({ width = 1_600, height = 800, copies = 0 } = {}) {
  const folder = await makeTestFolder();
  const mastersDir = join(folder, 'masters');
  const cacheDir = join(folder, 'cache');
  const master = join(mastersDir, `${SLAB}.webp`);
  await mkdir(dirname(master), { recursive: true });
  await writeFile(master, await drawSlab(width, height));
  await writeFile(join(folder, 'secret.webp'), await drawSlab(10, 10));
  const copyNames = Array.from({ length: copies }, (_, index) => `copy-${index}`);
  for (const name of copyNames) await copyFile(master, join(mastersDir, `${name}.webp`));
  const names = [SLAB, 'quartz/gone/slab', '../secret', ...copyNames];
  const records = new Map(names.map((name) => [name, { hash: HASH }]));
  const app = await startTestApp({
    handleRequest: async () => respondWithPage('the app'),
    pictures: {
      cacheDir,
      find: (name) => {
        const record = records.get(name);
        return record && { ...record, read: () => readFile(join(mastersDir, `${name}.webp`)) };
      },
    },
  });
  const countMade = () => app.readLines().filter(({ message }) => message === 'image resized').length;
  return { ...app, master, cacheDir, countMade };
}

describe('a picture', () => {
  test('is made in the requested format and width, and cached forever', async () => {
    const { url, cacheDir } = await startPictureApp();
    const formats = [
      ['avif', 'image/avif', 'heif'],
      ['webp', 'image/webp', 'webp'],
    ] as const;
    for (const [extension, mimeType, sharpName] of formats) {
      const reply = await askUntilMade(`${url}${SLAB_PATH}.800.${extension}`);
      expect(reply.status).toBe(200);
      expect(reply.headers['content-type']).toBe(mimeType);
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const { format, width, height } = await sharp(reply.body).metadata();
      expect({ format, width, height }).toEqual({ format: sharpName, width: 800, height: 400 });
    }
    expect((await readdir(cacheDir)).sort()).toEqual([
      'quartz__aurora__slab.1a2b3c4d.800.avif',
      'quartz__aurora__slab.1a2b3c4d.800.webp',
    ]);
  });

  test('for a phone is under 40 KiB, with its grain', async () => {
    const { url } = await startPictureApp();
    expect((await askUntilMade(`${url}${SLAB_PATH}.800.avif`)).body.byteLength).toBeLessThan(40 * 1024);
  });

  test('for a social network is a JPEG of the size that they show', async () => {
    const { url } = await startPictureApp({ width: 1_000, height: 800 });
    const reply = await ask(`${url}${SLAB_PATH}.1200.jpg`);
    expect(reply.headers['content-type']).toBe('image/jpeg');
    const { format, width, height } = await sharp(reply.body).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect((await ask(`${url}${SLAB_PATH}.800.jpg`)).status).toBe(404);
  });

  test('is never enlarged', async () => {
    const { url } = await startPictureApp({ width: 600, height: 300 });
    const { width } = await sharp((await askUntilMade(`${url}${SLAB_PATH}.1600.webp`)).body).metadata();
    expect(width).toBe(600);
  });

  test('is available with every pixel of its master, which is sent as it is', async () => {
    const { url, master, countMade } = await startPictureApp(PHOTOGRAPH);
    const reply = await ask(`${url}${SLAB_PATH}.full.webp`);
    expect(reply.headers['content-type']).toBe('image/webp');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.body.equals(await readFile(master))).toBe(true);
    expect(countMade()).toBe(0);
  });

  test('is made once for simultaneous requests', async () => {
    const { url, countMade } = await startPictureApp();
    const replies = await Promise.all(Array.from({ length: 12 }, () => askUntilMade(`${url}${SLAB_PATH}.400.webp`)));
    expect(new Set(replies.map(({ body }) => body.toString('base64'))).size).toBe(1);
    await askUntilMade(`${url}${SLAB_PATH}.400.webp`);
    expect(countMade()).toBe(1);
  });

  test('isn’t sent again to a browser that has it, nor for HEAD', async () => {
    const { url } = await startPictureApp();
    const pictureUrl = `${url}${SLAB_PATH}.400.webp`;
    const { headers, body } = await askUntilMade(pictureUrl);
    const again = await ask(pictureUrl, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    const head = await ask(pictureUrl, { method: 'HEAD' });
    expect([head.headers['content-length'], head.body.byteLength]).toEqual([String(body.byteLength), 0]);
  });

  test('is missing at an invalid path or outside the masters', async () => {
    const { url, countMade } = await startPictureApp();
    const paths = [
      '/pictures/quartz/aurora/slab.ffffffff.800.avif',
      '/pictures/quartz/aurora/slab.1a2b3c4d.801.avif',
      '/pictures/quartz/aurora/slab.1a2b3c4d.800.png',
      '/pictures/quartz/aurora/slab.1a2b3c4d.800.avif/',
      '/pictures/quartz/unknown/slab.1a2b3c4d.800.avif',
      '/pictures/quartz/gone/slab.1a2b3c4d.999999.avif',
      // Known names whose files exist.
      '/pictures/../secret.1a2b3c4d.400.webp',
      '/pictures/..%2fsecret.1a2b3c4d.400.webp',
      '/pictures/%2e%2e/secret.1a2b3c4d.400.webp',
      '/pictures/',
    ];
    for (const path of paths) {
      // Raw, because a client would resolve the dots.
      const reply = await askRaw(url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(reply, path).toMatch(/^HTTP\/1\.1 404 [\s\S]*\r\nCache-Control: no-store\r\n/);
    }
    expect(countMade()).toBe(0);
  });

  test('without a master is logged as an error and not cached', async () => {
    const { url, readLines } = await startPictureApp();
    const reply = await ask(`${url}/pictures/quartz/gone/slab.1a2b3c4d.400.avif`);
    expect([reply.status, reply.headers['cache-control'], reply.headers.etag]).toEqual([500, 'no-store', undefined]);
    expect(
      readLines().some(({ level, message }) => level === 'error' && message === 'An image could not be resized'),
    ).toBe(true);
    expect((await ask(`${url}${SLAB_PATH}.400.webp`)).status).toBe(200);
  });

  test('is sent even when it can’t be saved to disk', async () => {
    const { url, cacheDir, readLines } = await startPictureApp();
    // A file in place of the folder: like a full disk, but for root too.
    await writeFile(cacheDir, '');
    await chmod(cacheDir, 0o400);
    expect((await ask(`${url}${SLAB_PATH}.400.webp`)).status).toBe(200);
    expect((await ask(`${url}${SLAB_PATH}.1200.jpg`)).status).toBe(200);
    expect(readLines().some(({ message }) => message === 'A resized image could not be saved to disk')).toBe(true);
  });

  test('that a crash left empty is made again', async () => {
    const { url, cacheDir } = await startPictureApp();
    const file = join(cacheDir, 'quartz__aurora__slab.1a2b3c4d.400.webp');
    await mkdir(cacheDir, { recursive: true });
    await writeFile(file, '');
    const { body } = await askUntilMade(`${url}${SLAB_PATH}.400.webp`);
    expect(body.byteLength).toBeGreaterThan(0);
    expect((await readFile(file)).equals(body)).toBe(true);
  });
});

describe('a picture requested for the first time', () => {
  test('is answered with its master for a short while, and replaced when it is made', async () => {
    const { url, master, countMade } = await startPictureApp();
    const pictureUrl = `${url}${SLAB_PATH}.800.avif`;
    const first = await ask(pictureUrl, { headers: MODERN });
    expect(first.status).toBe(200);
    expect(first.body.equals(await readFile(master))).toBe(true);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=30',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
    });
    const made = await askUntilMade(pictureUrl);
    expect(made.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': FOR_GOOD });
    expect(made.headers.etag).not.toBe(first.headers.etag);
    // A browser with the substitute gets the file.
    const again = await ask(pictureUrl, { headers: { 'If-None-Match': first.headers.etag ?? '' } });
    expect([again.status, again.body.equals(made.body)]).toEqual([200, true]);
    expect(countMade()).toBe(1);
  });

  test('waits for no other', async () => {
    const { url, countMade } = await startPictureApp({ copies: 20 });
    const paths = Array.from({ length: 20 }, (_, index) => `/pictures/copy-${index}.1a2b3c4d.1600.avif`);
    const replies = await Promise.all(paths.map((path) => ask(`${url}${path}`, { headers: MODERN })));
    // Twenty of these take more than ten seconds.
    expect(countMade()).toBeLessThan(20);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(replies.filter(({ headers }) => headers['content-type'] === 'image/webp').length).toBeGreaterThan(10);
  });

  test('isn’t sent again to a browser that has the substitute, nor for HEAD', async () => {
    const { url, cacheDir } = await startPictureApp();
    // Nothing can be made: a file is in place of the folder.
    await writeFile(cacheDir, '');
    const pictureUrl = `${url}${SLAB_PATH}.800.avif`;
    const { headers, body } = await ask(pictureUrl, { headers: MODERN });
    const again = await ask(pictureUrl, { headers: { ...MODERN, 'If-None-Match': headers.etag ?? '' } });
    expect([again.status, again.body.byteLength, again.headers['cache-control']]).toEqual([
      304,
      0,
      headers['cache-control'],
    ]);
    const head = await ask(pictureUrl, { method: 'HEAD', headers: MODERN });
    expect([head.headers['content-length'], head.body.byteLength]).toEqual([String(body.byteLength), 0]);
  });

  test('is answered with the closest existing size, preferably wider', async () => {
    const { url, warmPictures } = await startPictureApp();
    await warmPictures([
      { name: SLAB, width: 400, format: 'webp' },
      { name: SLAB, width: 1200, format: 'webp' },
      { name: SLAB, width: 1600, format: 'webp' },
    ]);
    const { body } = await ask(`${url}${SLAB_PATH}.800.avif`, { headers: MODERN });
    expect((await sharp(body).metadata()).width).toBe(1_200);
  });

  test('is answered with a narrower one when the master is large', async () => {
    const { url, master, warmPictures } = await startPictureApp({ copies: 1 });
    expect((await readFile(master)).byteLength).toBeGreaterThan(200_000);
    const whole = await ask(`${url}/pictures/copy-0.1a2b3c4d.1200.webp`, { headers: MODERN });
    expect((await sharp(whole.body).metadata()).width).toBe(1_600);
    await warmPictures([
      { name: SLAB, width: 400, format: 'webp' },
      { name: SLAB, width: 800, format: 'webp' },
    ]);
    const { body } = await ask(`${url}${SLAB_PATH}.1200.avif`, { headers: MODERN });
    expect((await sharp(body).metadata()).width).toBe(800);
  });

  test('is answered with a small one, made at once, when the master is a photo and nothing exists', async () => {
    const { url, master } = await startPictureApp(PHOTOGRAPH);
    expect((await readFile(master)).byteLength).toBeGreaterThan(400_000);
    const first = await ask(`${url}${SLAB_PATH}.1600.avif`, { headers: MODERN });
    expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=30' });
    expect((await sharp(first.body).metadata()).width).toBe(800);
    const small = await ask(`${url}${SLAB_PATH}.800.webp`, { headers: MODERN });
    expect([small.headers['cache-control'], small.body.equals(first.body)]).toEqual([FOR_GOOD, true]);
    expect((await askUntilMade(`${url}${SLAB_PATH}.1600.avif`)).headers['content-type']).toBe('image/avif');
  });

  test('is made at once if it is the small one itself', async () => {
    const { url } = await startPictureApp(PHOTOGRAPH);
    const { headers } = await ask(`${url}${SLAB_PATH}.800.webp`, { headers: MODERN });
    expect(headers['cache-control']).toBe(FOR_GOOD);
  });

  test.each([
    ['is a WebP where one is read', 'webp', 'avif', '*/*', 'image/webp'],
    ['is no WebP where none is named', 'webp', 'avif', 'image/avif', 'image/avif'],
    ['is no WebP where that is refused', 'webp', 'avif', 'image/webp;q=0, image/avif', 'image/avif'],
    ['is an AVIF where that is named', 'avif', 'webp', 'image/avif,image/webp', 'image/avif'],
    ['is no AVIF where that is not named', 'avif', 'webp', 'image/webp,image/*', 'image/webp'],
  ] as const)('%s', async (_what, made, asked, accept, contentType) => {
    const { url, warmPictures } = await startPictureApp();
    await warmPictures([{ name: SLAB, width: 800, format: made }]);
    const { status, headers } = await ask(`${url}${SLAB_PATH}.400.${asked}`, { headers: { Accept: accept } });
    expect([status, headers['content-type']]).toEqual([200, contentType]);
  });
});

test('a picture that fails three times is given up by all processes, until it is retried', async () => {
  const { url, master, cacheDir, readLines } = await startPictureApp();
  const card = `${SLAB_PATH}.1200.jpg`;
  const countTold = () => readLines().filter(({ message }) => message === 'An image could not be resized').length;
  await writeFile(master, 'no picture at all');
  for (let time = 0; time < 5; time += 1) expect((await ask(`${url}${card}`)).status).toBe(500);
  expect(countTold()).toBe(3);
  const [file = ''] = await listFailedFiles(cacheDir);
  expect(file).toBe('quartz__aurora__slab.1a2b3c4d.1200.jpg');
  await writeFile(master, await drawSlab(1_600, 800));
  // Like a process after a restart.
  const again = await startPictureApp();
  await mkdir(again.cacheDir, { recursive: true });
  await copyFile(join(cacheDir, `${file}.failed`), join(again.cacheDir, `${file}.failed`));
  for (const app of [url, again.url]) expect((await ask(`${app}${card}`)).status).toBe(500);
  for (const folder of [cacheDir, again.cacheDir]) await clearFailures(folder, [file, '../../master']);
  for (const app of [url, again.url]) expect((await ask(`${app}${card}`)).status).toBe(200);
  expect(await listFailedFiles(cacheDir)).toEqual([]);
});

test('pictures can be made before they are requested, each once', async () => {
  const { warmPictures, url, countMade, readLines } = await startPictureApp();
  const files = [
    { name: SLAB, width: 400, format: 'webp' },
    { name: SLAB, width: 800, format: 'webp' },
    { name: 'quartz/gone/slab', width: 400, format: 'webp' },
  ] as const;
  expect(await warmPictures(files)).toEqual({ made: 2, present: 0, failed: 1 });
  expect(await warmPictures(files)).toEqual({ made: 0, present: 2, failed: 1 });
  expect((await ask(`${url}${SLAB_PATH}.400.webp`)).headers['cache-control']).toBe(FOR_GOOD);
  expect(countMade(), 'no log line for each of hundreds').toBe(0);
  expect(readLines().filter(({ message }) => message === 'images resized in advance')).toMatchObject([
    { made: 2, present: 0 },
    { made: 0, present: 2 },
  ]);
});
