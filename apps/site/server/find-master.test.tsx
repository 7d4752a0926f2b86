import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mastersDir } from '@showroom/pictures/masters-dir';
import { findPicture } from '@showroom/pictures/picture-records';
import { pictureUrl } from '@showroom/pictures/picture-source';
import { deleteMedium, describeMedium, publish, replacePicture, uploadPicture } from '@showroom/store/admin';
import { findPublished, openStore, posts, systemActor, type Store } from '@showroom/store/site';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '@showroom/throw-away-postgres';
import { Picture } from '@showroom/ui/picture';
import { createLog } from '@showroom/web-server/log';
import { serveApp } from '@showroom/web-server/serve-app';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { createMasterFinder } from '@showroom/app-frame/picture-masters';

const actor = systemActor;
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** A process’s own store and picture delivery. */
async function startDelivery({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined }) {
  const ownDir = await makeFolder();
  const log = createLog('test', { write: () => {} });
  const store = await openStore({ dataDir, databaseUrl });
  onTestFinished(() => store.close());
  const app = await serveApp({
    name: 'test',
    port: 0,
    clientDir: ownDir,
    pictures: { cacheDir: join(ownDir, 'pictures'), find: createMasterFinder(store) },
    limits: { bodyBytes: 1_000, posts: { points: 10, windowSeconds: 60 } },
    checkStore: () => store.check(),
    stopsOnSignals: false,
    log,
    handleRequest: async () => new Response('the app'),
  });
  onTestFinished(() => app.stop());
  return { store, url: app.url };
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-delivery-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An uploaded file in one colour, which is made in all sizes much sooner than a photo. */
async function arrivedFile(store: Store, background: string) {
  const path = join(store.incomingDir, `arrived-${background}`);
  const size = { width: 1_200, height: 800 };
  await sharp({ create: { ...size, channels: 3, background } })
    .webp()
    .toFile(path);
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  return { path, originalName: 'island.webp', sha256 };
}

// A different colour for each test, as the same file is the same medium.
async function uploadIsland(store: Store, colour: string) {
  const file = await arrivedFile(store, colour);
  const result = await uploadPicture(store, { actor, file, alt: 'An island in oak' });
  if (!result.ok) throw new Error(result.code);
  return result.content;
}

/** Requests again until the file itself is sent instead of a substitute. */
async function askUntilMade(url: string): Promise<Response> {
  for (;;) {
    const reply = await fetch(url);
    if (reply.status !== 200 || reply.headers.get('cache-control') === FOR_GOOD) return reply;
    await reply.arrayBuffer();
    await wait(50);
  }
}

function listAddresses(html: string): string[] {
  return [...new Set([...html.matchAll(/\/pictures\/[^\s"]+/g)].map(([address]) => address))];
}

let postgres: ThrowAwayPostgres;
beforeAll(async () => {
  postgres = await startThrowAwayPostgres();
}, 120_000);
afterAll(() => postgres.stop());

describe.each(['sqlite', 'postgres'] as const)('an uploaded picture on %s', (engine) => {
  /** Two processes on one store: on PostgreSQL like two machines. */
  async function startTwo() {
    const databaseUrl = engine === 'postgres' ? postgres.url('postgres') : undefined;
    const shared = await makeFolder();
    const first = await startDelivery({ dataDir: shared, databaseUrl });
    const second = await startDelivery({ dataDir: engine === 'postgres' ? await makeFolder() : shared, databaseUrl });
    return [first, second] as const;
  }

  it('with transparency has no placeholder colour, and is shared on white', { timeout: 120_000 }, async () => {
    const [admin] = await startTwo();
    const path = join(admin.store.incomingDir, 'cut-out');
    const black = { width: 400, height: 400, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 1 } };
    await sharp({ create: { ...black, width: 1_200, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .composite([{ input: { create: black } }])
      .png()
      .toFile(path);
    const sha256 = createHash('sha256').update(`${engine} cut-out`).digest('hex');
    const result = await uploadPicture(admin.store, { actor, file: { path, originalName: 'tap.png', sha256 } });
    if (!result.ok) throw new Error(result.code);
    const reference = { source: 'media', id: result.content.id, alt: '' } as const;
    const pictures = await loadContentPictures(admin.store, reference);
    expect(pictures.find(reference)?.record.dominantColour).toBe('transparent');

    const shared = await askUntilMade(`${admin.url}${pictures.findShared(reference)?.path}`);
    const { data } = await sharp(await shared.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const channelAt = (x: number) => data[(315 * 1_200 + x) * 3];
    expect(channelAt(600)).toBeLessThan(30);
    expect(channelAt(1_190)).toBeGreaterThan(225);
  });

  it('is shared with the owner’s crop only', { timeout: 120_000 }, async () => {
    const [admin] = await startTwo();
    const { id, revision } = await uploadIsland(admin.store, 'sienna');
    const path = join(admin.store.incomingDir, 'tall');
    const half = { width: 600, height: 1_200, channels: 3 as const };
    await sharp({ create: { ...half, height: 2_400, background: '#0000ff' } })
      .composite([{ input: { create: { ...half, background: '#ff0000' } }, gravity: 'south' }])
      .jpeg()
      .toFile(path);
    const sha256 = createHash('sha256').update(`${engine} tall`).digest('hex');
    const file = { path, originalName: 'tall.jpg', sha256 };
    const replaced = await replacePicture(admin.store, { actor, file, id, from: revision });
    if (!replaced.ok) throw new Error(replaced.code);
    await admin.store.write({ actor }, (t) =>
      describeMedium(t, { id, from: replaced.content.revision, fields: { focalPoint: { x: 0.5, y: 1 } } }),
    );
    const reference = { source: 'media', id, alt: '' } as const;
    const pictures = await loadContentPictures(admin.store, reference);
    const address = `${admin.url}${pictures.findShared(reference)?.path}`;
    const { dominant } = await sharp(await (await askUntilMade(address)).arrayBuffer()).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
    expect((await fetch(address.replace('/50-100.', '/50-0.'))).status).toBe(404);
    expect((await fetch(address.replace('.1200.jpg', '.800.avif'))).status).toBe(404);
  });

  it('is rendered like any other, and delivered in every size by every process', { timeout: 120_000 }, async () => {
    const [admin, other] = await startTwo();
    const { id, revision } = await uploadIsland(admin.store, 'olive');
    await admin.store.write({ actor }, async (t) => {
      await describeMedium(t, { id, from: revision, fields: { focalPoint: { x: 0.2, y: 0.75 } } });
      const body = `Words.\n\n![The island](media:${id})`;
      const fields = {
        title: 'Island',
        excerpt: 'One.',
        author: 'Team',
        body,
        cover: { source: 'media', id, alt: '' } as const,
      };
      await publish(t, posts, { from: 0, fields });
    });

    const post = await findPublished(other.store, posts, 'island');
    const pictures = await loadContentPictures(other.store, post?.fields);
    const cover = post?.fields.cover ? pictures.find(post.fields.cover) : undefined;
    const inBody = pictures.findByAddress(`media:${id}`, 'The island');
    if (cover === undefined || inBody === undefined) throw new Error('The page has no pictures');
    const html = renderToStaticMarkup(<Picture {...cover} sizes="100vw" />);
    expect(html).toContain('alt="An island in oak"');
    expect(html).toContain('object-position:20% 75%');
    expect(inBody.record).toEqual({ ...cover.record, alt: 'The island' });

    const addresses = listAddresses(html);
    expect(addresses.filter((address) => address.endsWith('.avif')).length).toBeGreaterThan(2);
    const full = addresses[0]?.replace(/\.\d+\.\w+$/, '.full.webp') ?? '';
    for (const { url } of [admin, other]) {
      // The smallest are the quickest to make.
      for (const address of [...addresses.filter((each) => each.includes('.400.')), full]) {
        const reply = await askUntilMade(`${url}${address}`);
        expect([reply.status, reply.headers.get('content-type')], address).toEqual([
          200,
          address.endsWith('.avif') ? 'image/avif' : 'image/webp',
        ]);
        const etag = reply.headers.get('etag') ?? '';
        expect((await fetch(`${url}${address}`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
        const head = await fetch(`${url}${address}`, { method: 'HEAD' });
        expect(Number(head.headers.get('content-length'))).toBe((await reply.arrayBuffer()).byteLength);
      }
      const social = await fetch(`${url}${full.replace('.full.webp', '.1200.jpg')}`);
      expect([social.status, social.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      for (const wrong of [
        full.replace(/\.[\da-f]{8}\./, '.00000000.'),
        full.replace('.full.', '.801.'),
        full.replace(id, '00000000-0000-4000-8000-000000000000'),
        full.replace('media/', 'other/'),
      ]) {
        const reply = await fetch(`${url}${wrong}`);
        expect([reply.status, reply.headers.get('cache-control')], wrong).toEqual([404, 'no-store']);
      }
      // Last, because this makes each size.
      for (const address of addresses) {
        const reply = await fetch(`${url}${address}`);
        expect([reply.status, reply.headers.get('content-type')?.startsWith('image/')], address).toEqual([200, true]);
        await reply.arrayBuffer();
      }
    }
  });

  it(
    'has a new URL after a replacement, delivered by every process, and none after deletion',
    { timeout: 120_000 },
    async () => {
      const [admin, other] = await startTwo();
      const { id, fields, revision } = await uploadIsland(admin.store, 'navy');
      const addressOf = async (store: Store) =>
        (await loadContentPictures(store, `media:${id}`))
          .findByAddress(`media:${id}`, '')
          ?.record.src.replace('.800.', '.400.') ?? '';
      const old = await addressOf(other.store);
      const first = await askUntilMade(`${other.url}${old}`);
      const oldBytes = Buffer.from(await first.arrayBuffer());

      const file = await arrivedFile(admin.store, 'teal');
      const replaced = await replacePicture(admin.store, { actor, id, from: revision, file });
      if (!replaced.ok) throw new Error(replaced.code);
      expect(replaced.content.fields.sha256).not.toBe(fields.sha256);
      const present = await addressOf(other.store);
      expect(present).not.toBe(old);
      const second = await askUntilMade(`${other.url}${present}`);
      expect(second.status).toBe(200);
      expect(Buffer.from(await second.arrayBuffer()).equals(oldBytes)).toBe(false);
      // An old page keeps showing its picture.
      const again = await fetch(`${other.url}${old}`);
      expect(Buffer.from(await again.arrayBuffer()).equals(oldBytes)).toBe(true);

      const target = { id, from: replaced.content.revision };
      expect(await admin.store.write({ actor }, (t) => deleteMedium(t, target))).toMatchObject({ ok: true });
      for (const address of [old, present]) {
        // Noticed within a second, although the file is cached.
        await expect.poll(async () => (await fetch(`${other.url}${address}`)).status, { timeout: 5_000 }).toBe(404);
      }
      const gone = await loadContentPictures(other.store, `media:${id}`);
      expect(gone.findByAddress(`media:${id}`, '')).toBeUndefined();
      expect(gone.find({ source: 'media', id, alt: '' })).toBeUndefined();
    },
  );
});

it('isn’t confused with a site picture of the same name', { timeout: 60_000 }, async () => {
  const { store, url } = await startDelivery({ dataDir: await makeFolder(), databaseUrl: undefined });
  const record = findPicture('scenes/millwork');
  if (record === null) throw new Error('The studio has made no such picture');
  const reply = await fetch(`${url}${pictureUrl(record, 'full', 'webp')}`);
  expect(Buffer.from(await reply.arrayBuffer())).toEqual(await readFile(join(mastersDir, 'scenes/millwork.webp')));
  const pictures = await loadContentPictures(store, []);
  expect(pictures.find({ source: 'master', name: record.name, alt: '' })?.record.alt).toBe(record.alt);
  expect(pictures.find({ source: 'master', name: record.name, alt: 'Here' })?.record.alt).toBe('Here');
  expect(pictures.find({ source: 'master', name: 'no/such', alt: '' })).toBeUndefined();
});

it('is delivered from existing sizes while the store is unavailable', { timeout: 60_000 }, async () => {
  const { store, url } = await startDelivery({ dataDir: await makeFolder(), databaseUrl: undefined });
  const { id } = await uploadIsland(store, 'tan');
  const record = (await loadContentPictures(store, `media:${id}`)).findByAddress(`media:${id}`, '')?.record;
  const made = await askUntilMade(`${url}${record?.src}`);
  expect(made.status).toBe(200);
  await store.close();
  expect((await fetch(`${url}${record?.src}`)).status).toBe(200);
});
