import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMasterFinder } from '@showroom/app-frame/picture-masters';
import { saveSettings, uploadPicture } from '@showroom/store/admin';
import { settingsGroups, systemActor, type Store } from '@showroom/store/site';
import { createLog } from '@showroom/web-server/log';
import { serveApp } from '@showroom/web-server/serve-app';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { readRootData } from '../root-data.server.ts';
import { describeBusiness } from '../seo/business-json-ld.server.ts';
import { temporarySite } from '../testing/temporary-site.ts';

const OWN_CARD = /^\/pictures\/share-card\.[\da-f]{8}\.1200\.jpg$/;
/** The card’s left area with its band. */
const LEFT = { left: 0, top: 0, width: 520, height: 630 };

async function uploadLogo(store: Store) {
  const path = join(store.incomingDir, 'arrived');
  await sharp({ create: { width: 200, height: 100, channels: 4, background: '#c81e1e' } })
    .png()
    .toFile(path);
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  const file = { path, originalName: 'logo.png', sha256 };
  const result = await uploadPicture(store, { actor: systemActor, file, alt: 'A logo' });
  if (!result.ok) throw new Error(result.code);
  return { source: 'media', id: result.content.id, alt: '' } as const;
}

/** A picture server, as in both apps. */
async function servePictures(store: Store) {
  const app = await serveApp({
    name: 'test',
    port: 0,
    clientDir: store.dataDir,
    pictures: { cacheDir: join(store.dataDir, 'cache', 'pictures'), find: createMasterFinder(store) },
    limits: { bodyBytes: 1_000, posts: { points: 10, windowSeconds: 60 } },
    checkStore: () => store.check(),
    stopsOnSignals: false,
    log: createLog('test', { write: () => {} }),
    handleRequest: async () => new Response('the app'),
  });
  onTestFinished(() => app.stop());
  return app.url.replace(/\/$/, '');
}

/** The number of pixels of about this colour. */
async function countPixels(card: Buffer, colour: readonly [number, number, number]): Promise<number> {
  const { data } = await sharp(card).extract(LEFT).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (colour.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 24)) count += 1;
  }
  return count;
}

it('has the owner’s logo and colour on every page’s card, under a URL that changes with them', async () => {
  const { store, context } = await temporarySite();
  const url = await servePictures(store);
  const readCard = async () => {
    const { socialCard, siteUrl } = await readRootData(context);
    if (socialCard === null) throw new Error('There is no card.');
    return { path: socialCard.url.slice(siteUrl.length), alt: socialCard.alt };
  };
  const fetchCard = async (path: string) => {
    const response = await fetch(url + path);
    expect(response.headers.get('Content-Type'), path).toBe('image/jpeg');
    const card = Buffer.from(await response.arrayBuffer());
    expect(await sharp(card).metadata(), path).toMatchObject({ width: 1200, height: 630 });
    return card;
  };
  let saved = 0;
  const save = async (site: Partial<(typeof settingsGroups.site.empty)['site']>) => {
    const fields = { site: { ...settingsGroups.site.empty.site, ...site } };
    await store.write({ actor: systemActor }, (t) => saveSettings(t, settingsGroups.site, { from: saved, fields }));
    saved += 1;
  };

  const usual = await readCard();
  expect(usual.path).toMatch(/^\/pictures\/scenes\/social-card\./);
  expect(usual.alt).toMatch(/^A vase of branches/);

  await save({ accentColour: '#7a2e1d' });
  const coloured = await readCard();
  expect(coloured.path).toMatch(OWN_CARD);
  expect(coloured.alt).toMatch(/^Boreal & Stone\. A vase/);
  const withName = await fetchCard(coloured.path);
  const band = 14 * 630;
  expect(await countPixels(withName, [0x7a, 0x2e, 0x1d])).toBeGreaterThan(band * 0.8);
  const rest = await sharp(withName).extract({ left: 540, top: 0, width: 660, height: 630 }).stats();
  expect(rest.channels[0]?.stdev).toBeGreaterThan(20);
  expect(await countPixels(withName, [0x1d, 0x1c, 0x1a])).toBeGreaterThan(2_000);

  await save({ accentColour: '#7a2e1d', logo: await uploadLogo(store) });
  const branded = await readCard();
  expect(branded.path).toMatch(OWN_CARD);
  expect(branded.path).not.toBe(coloured.path);
  const withLogo = await fetchCard(branded.path);
  expect(await countPixels(withLogo, [0xc8, 0x1e, 0x1e])).toBeGreaterThan(200 * 100 * 0.9);
  expect(await countPixels(withLogo, [0x1d, 0x1c, 0x1a])).toBeLessThan(100);
  expect(await describeBusiness(context)).toMatchObject({ image: expect.stringContaining(branded.path) });
  // It has a single size: neither the master nor others are served.
  for (const size of ['full.webp', '800.webp', '1200.avif']) {
    expect((await fetch(url + branded.path.replace('1200.jpg', size))).status, size).toBe(404);
  }
  expect((await fetch(url + coloured.path)).status, 'the former card').toBe(404);

  await save({});
  expect(await readCard()).toEqual(usual);
});

it.each(['Pierre & Fils de la Baie du Tonnerre', 'Donaudampfschifffahrtsgesellschaft', 'A'.repeat(60), 'Ö'])(
  'writes the name %s within its area',
  async (brand) => {
    const { store, context } = await temporarySite();
    const url = await servePictures(store);
    const fields = { ...settingsGroups.business.empty, brand };
    await store.write({ actor: systemActor }, (t) => saveSettings(t, settingsGroups.business, { from: 0, fields }));
    const { socialCard, siteUrl } = await readRootData(context);
    const path = socialCard?.url.slice(siteUrl.length) ?? '';
    expect(path).toMatch(OWN_CARD);
    const card = Buffer.from(await (await fetch(url + path)).arrayBuffer());
    const { data, info } = await sharp(card).extract(LEFT).greyscale().raw().toBuffer({ resolveWithObject: true });
    const columns = [...Array(info.width).keys()].filter((x) =>
      [...Array(info.height).keys()].some((y) => (data[y * info.width + x] ?? 255) < 100),
    );
    const letters = columns.filter((x) => x > 20);
    expect(letters.length).toBeGreaterThan(20);
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(55);
    expect(Math.max(...letters)).toBeLessThanOrEqual(466);
  },
);

it('keeps the default card for a name that its font can’t write', async () => {
  const { store, context } = await temporarySite();
  const fields = { ...settingsGroups.business.empty, brand: '石と木' };
  await store.write({ actor: systemActor }, (t) => saveSettings(t, settingsGroups.business, { from: 0, fields }));
  expect((await readRootData(context)).socialCard?.url).toMatch(/\/pictures\/scenes\/social-card\./);
});
