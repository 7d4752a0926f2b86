import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import { mediaMaxPixels, uploadMaxBytes } from '@showroom/catalog-data/limits';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { listActivity } from '../activity/list-activity.ts';
import { contentVersion } from '../content/content-version.ts';
import { deleteContent, publish, restore, saveDraft, undelete } from '../content/editing/edit-content.ts';
import { posts } from '../content/kinds/post.ts';
import { listContent } from '../content/listing/list-content.ts';
import { findPublishedByIds } from '../content/published/read-published.ts';
import { fileShelf } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import { makeDirectory } from '../make-directory.ts';
import type { Store } from '../store.ts';
import { dropTable } from '../testing/drop-table.ts';
import { editors, samplePost } from '../testing/sample-content.ts';
import { drawPicture, uploadedFile } from '../testing/sample-media.ts';
import { ageStoredFiles, listStoredFiles } from '../testing/stored-files.ts';
import { bySystem, TestClock, temporaryStore } from '../testing/temporary-store.ts';
import { findMediumMaster } from './find-medium-master.ts';
import { erasePictures } from './erase-deleted-pictures.ts';
import { restoreFormerPicture, restoreMedium, deleteMedium } from './edit-media.ts';
import { media } from './medium.ts';
import { replacePicture, uploadPicture } from './upload-picture.ts';

const actor = editors.ann;

async function upload(store: Store, bytes: Uint8Array, name = 'kitchen.jpg') {
  const result = await uploadPicture(store, { actor, file: uploadedFile(name, bytes), alt: 'A kitchen in oak' });
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.content;
}

/** What visitors are sent of a medium as it is now; fails when there is nothing. */
async function masterOf(store: Store, { id, fields }: { id: string; fields: { sha256: string } }) {
  const master = await findMediumMaster(store, { id, hash: fields.sha256.slice(0, 8) });
  if (master === undefined) throw new Error('There is no master');
  return master.read();
}

/** Nothing of a picture is left anywhere: no row, no file, nothing half-written. */
async function expectNothingSaved(store: Store) {
  expect((await listContent(store, media)).items).toEqual([]);
  expect(await listStoredFiles(store)).toEqual([]);
  expect(await readdir(store.incomingDir)).toEqual([]);
}

/** Red beside blue, in the colours of a telephone (Display P3), as `heif-enc` of libheif writes them; 64 by 32. */
const heic = readFileSync(path.join(import.meta.dirname, '..', 'testing', 'pictures', 'telephone.heic'));

it('accepts pictures of newer phones under any name, in the right colours', async () => {
  const store = await temporaryStore();
  const content = await upload(store, heic, 'IMG_0001.jpg');
  expect(content.fields).toMatchObject({ name: 'IMG_0001.jpg.heic', type: 'image/heic', widthPx: 64, heightPx: 32 });
  const master = await masterOf(store, content);
  const pixelAt = (left: number) =>
    sharp(master).extract({ left, top: 12, width: 8, height: 8 }).removeAlpha().resize(1, 1).raw().toBuffer();
  // Taken for sRGB, the red would be 211, 45, 29.
  const [red = 0, green = 255] = await pixelAt(12);
  const [, , blue] = await pixelAt(44);
  expect([red > 220, green < 12, (blue ?? 0) > 215]).toEqual([true, true, true]);
  expect((await sharp(master).metadata()).icc).toBeUndefined();
});

it.each(['gif', 'webp'] as const)('keeps the first frame of an animated %s, and says so', async (format) => {
  const store = await temporaryStore();
  const bytes = await sharp(
    await Promise.all(
      ['#c03020', '#2030c0'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ),
    { join: { animated: true } },
  )
    .toFormat(format, { delay: [100, 100] })
    .toBuffer();
  expect((await sharp(bytes).metadata()).pages).toBe(2);
  const content = await upload(store, bytes, `steam.${format}`);
  expect(content.fields).toMatchObject({ isAnimated: true, widthPx: 20, heightPx: 20 });
  const [red = 0, , blue = 255] = await sharp(await masterOf(store, content))
    .removeAlpha()
    .resize(1, 1)
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(blue);
  const still = await upload(store, await drawPicture({ width: 60, height: 40, format }), `still.${format}`);
  expect(still.fields.isAnimated).toBe(false);
});

it('scales a HEIC down before converting it', async () => {
  const source = path.join(import.meta.dirname, '..', 'testing', 'pictures', 'telephone.heic');
  const { decodeHeic } = await import(new URL('decode-heic.mjs', import.meta.url).href);
  const { width, open } = await decodeHeic(source, { maxPixels: 1e7, longestSide: 16 });
  expect([width, (await open().metadata()).width]).toEqual([64, 16]);
});

it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('stores a %s as a WebP with its size', async (format) => {
  const store = await temporaryStore();
  const version = contentVersion(store);
  const bytes = await drawPicture({ width: 60, height: 40, format });
  const content = await upload(store, bytes, `../Küche.${format}`);
  const extension = format === 'jpeg' ? 'jpeg' : format;
  expect(content.fields).toMatchObject({
    name: `Küche.${extension}`,
    alt: 'A kitchen in oak',
    type: `image/${format}`,
    widthPx: 60,
    heightPx: 40,
    focalPoint: { x: 0.5, y: 0.5 },
  });
  const red = Number.parseInt(content.fields.dominantColour.slice(1, 3), 16);
  expect(Math.abs(red - 200)).toBeLessThan(8);
  const master = await masterOf(store, content);
  expect(master.byteLength).toBe(content.fields.byteSize);
  expect((await sharp(master).metadata()).format).toBe('webp');
  // One commit: what visitors see, its line in the activity, the version that makes pages again.
  const shown = await findPublishedByIds(store, media, [content.id]);
  expect(shown.get(content.id)?.fields.sha256).toBe(content.fields.sha256);
  expect(shown.get(content.id)?.fields).not.toHaveProperty('uploadedSha256');
  expect(contentVersion(store)).toBe(version + 1);
  const [line] = await listActivity(store);
  expect(line).toMatchObject({ action: 'medium.published', subjectId: content.id, actorName: 'ann' });
  expect(await readdir(store.incomingDir)).toEqual([]);
});

it('rotates a photo upright, and removes location and camera', async () => {
  const store = await temporaryStore();
  const left = await drawPicture({ width: 60, height: 40, format: 'png', right: '#0000ff' });
  // Lies on its side: what is on the right belongs at the bottom.
  const bytes = await sharp(left)
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '48/1 22/1 56/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  const told = await sharp(bytes).metadata();
  expect([told.orientation, told.exif?.includes('A camera')]).toEqual([6, true]);
  const content = await upload(store, bytes);
  expect([content.fields.widthPx, content.fields.heightPx]).toEqual([40, 60]);
  const master = await masterOf(store, content);
  const { exif, orientation, icc } = await sharp(master).metadata();
  expect([exif, orientation, icc]).toEqual([undefined, undefined, undefined]);
  expect(master.includes('A camera')).toBe(false);
  const bottom = await sharp(master).extract({ left: 20, top: 55, width: 1, height: 1 }).raw().toBuffer();
  expect(bottom[2]).toBeGreaterThan(200);
});

it('makes a master of at most 3200 pixels, with an unguessable name', async () => {
  const store = await temporaryStore();
  const content = await upload(store, await drawPicture({ width: 4000, height: 100, format: 'png' }), 'photo.exe');
  expect([content.fields.widthPx, content.fields.heightPx]).toEqual([3200, 80]);
  expect(content.fields.name).toBe('photo.exe.png');
});

it('recognizes the same file under any name, even twice at once', async () => {
  const store = await temporaryStore();
  const bytes = await drawPicture();
  const results = await Promise.all(
    ['one.jpg', 'two.jpg'].map((name) => uploadPicture(store, { actor, file: uploadedFile(name, bytes) })),
  );
  results.push(await uploadPicture(store, { actor, file: uploadedFile('three.jpg', bytes) }));
  const ids = results.map((result) => result.ok && result.content.id);
  expect(new Set(ids).size).toBe(1);
  expect(results.filter((result) => result.ok && result.isNew)).toHaveLength(1);
  expect(await listStoredFiles(store)).toHaveLength(1);
  expect(await readdir(store.incomingDir)).toEqual([]);
});

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG whose head promises more pixels than anyone unpacks, all of them in a few bytes. */
function pngBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
/** The sample with another size written into it: a bomb. */
function heicBomb(width: number, height: number): Buffer {
  const file = Buffer.from(heic);
  for (let at = file.indexOf('ispe'); at >= 0; at = file.indexOf('ispe', at + 4)) {
    file.writeUInt32BE(width, at + 8);
    file.writeUInt32BE(height, at + 12);
  }
  return file;
}

it.each([
  ['nothing', async () => Buffer.alloc(0), { code: 'empty' }],
  ['words', async () => Buffer.from('just words'), { code: 'unsupported-type', found: null }],
  [
    'a drawing that can hold scripts',
    async () => Buffer.from(`<?xml version="1.0"?>${svg}`),
    { code: 'unsupported-type', found: 'application/xml' },
  ],
  ['a drawing called otherwise', async () => Buffer.from(svg), { code: 'unsupported-type', found: null }],
  [
    'a GIF that breaks off',
    async () => (await drawPicture({ format: 'gif', isNoisy: true })).subarray(0, 300),
    { code: 'unreadable' },
  ],
  ['a HEIC that breaks off', async () => heic.subarray(0, -40), { code: 'unreadable' }],
  ['a HEIC that is a bomb', async () => heicBomb(60_000, 60_000), { code: 'too-many-pixels' }],
  ['a PDF', async () => Buffer.from('%PDF-1.4\n%%EOF\n'), { code: 'unsupported-type', found: 'application/pdf' }],
  [
    'the head of a JPEG and then none',
    async () => Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.alloc(2000, 7)]),
    { code: 'unreadable' },
  ],
  [
    'a head of a PNG before a drawing',
    async () => Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.from(svg)]),
    { code: 'unreadable' },
  ],
  [
    'a photo that breaks off',
    async () => (await drawPicture({ width: 900, height: 900, isNoisy: true })).subarray(0, 9_000),
    { code: 'unreadable' },
  ],
  [
    'a PNG that breaks off',
    async () => (await drawPicture({ width: 900, height: 900, format: 'png', isNoisy: true })).subarray(0, 60_000),
    { code: 'unreadable' },
  ],
  [
    'an AVIF that breaks off',
    async () => (await drawPicture({ width: 300, height: 300, format: 'avif', isNoisy: true })).subarray(0, 2_000),
    { code: 'unreadable' },
  ],
  ['a bomb', async () => pngBomb(60_000, 60_000), { code: 'too-many-pixels' }],
  ['one column too many', async () => pngBomb(mediaMaxPixels + 1, 1), { code: 'too-many-pixels' }],
  [
    'more than ten megabytes',
    async () => Buffer.concat([await drawPicture(), Buffer.alloc(uploadMaxBytes)]),
    { code: 'too-large' },
  ],
] as const)('rejects %s with a reason and stores nothing', async (_what, make, refusal) => {
  const store = await temporaryStore();
  const file = uploadedFile('kitchen.jpg', await make());
  expect(await uploadPicture(store, { actor, file })).toEqual({ ok: false, ...refusal });
  await expectNothingSaved(store);
});

it('stores nothing when the master can’t be written', async () => {
  const store = await temporaryStore();
  await rm(store.incomingDir, { recursive: true });
  const file = uploadedFile('kitchen.jpg', await drawPicture());
  expect(await uploadPicture(store, { actor, file })).toEqual({ ok: false, code: 'unavailable' });
  await mkdir(store.incomingDir);
  await expectNothingSaved(store);
});

it('stores no file when the row can’t be written', async () => {
  const store = await temporaryStore();
  await dropTable(store, 'medium_file');
  const file = uploadedFile('kitchen.jpg', await drawPicture());
  expect(await uploadPicture(store, { actor, file })).toEqual({ ok: false, code: 'unavailable' });
  await expectNothingSaved(store);
});

it('rejects a missing file without throwing', async () => {
  const store = await temporaryStore();
  const file = { path: path.join(store.incomingDir, 'gone'), originalName: 'gone.jpg', sha256: 'a1'.repeat(32) };
  expect(await uploadPicture(store, { actor, file })).toEqual({ ok: false, code: 'unavailable' });
  await expectNothingSaved(store);
});

it('replaces a picture everywhere, under a new URL', async () => {
  const store = await temporaryStore();
  const first = await upload(store, await drawPicture());
  const old = await masterOf(store, first);
  const bytes = await drawPicture({ width: 80, height: 20, colour: '#00ff00' });
  const version = contentVersion(store);
  const replaced = await replacePicture(store, { actor, id: first.id, from: 1, file: uploadedFile('new.jpg', bytes) });
  if (!replaced.ok) throw new Error(replaced.code);
  const { content } = replaced;
  expect(content).toMatchObject({
    id: first.id,
    revision: 2,
    fields: { name: 'kitchen.jpg', alt: 'A kitchen in oak', widthPx: 80 },
  });
  expect(content.fields.sha256).not.toBe(first.fields.sha256);
  expect(contentVersion(store)).toBe(version + 1);
  expect((await sharp(await masterOf(store, content)).metadata()).width).toBe(80);
  expect((await masterOf(store, first)).equals(old)).toBe(true);
  // From an older state it is not replaced, nor is what is not there, nor is anything kept then.
  const again = { actor, file: uploadedFile('x.jpg', await drawPicture({ colour: '#123456' })) };
  expect(await replacePicture(store, { ...again, id: first.id, from: 1 })).toMatchObject({
    code: 'stale',
    revision: 2,
  });
  expect(await replacePicture(store, { ...again, id: 'nobody', from: 1 })).toMatchObject({ code: 'not-found' });
  expect(await listStoredFiles(store)).toHaveLength(2);
  // And back again: the medium's history is that of any content.
  await bySystem(store, (t) => restore(t, media, { id: first.id, from: 2, revision: 1 }));
  await bySystem(store, (t) => publish(t, media, { id: first.id, from: 3 }));
  const shown = await findPublishedByIds(store, media, [first.id]);
  expect(shown.get(first.id)?.fields.sha256).toBe(first.fields.sha256);
});

it('restores the picture before a replacement', async () => {
  const store = await temporaryStore();
  const first = await upload(store, await drawPicture());
  const file = uploadedFile('new.jpg', await drawPicture({ width: 80, height: 20, colour: '#00ff00' }));
  await replacePicture(store, { actor, id: first.id, from: 1, file });
  const bringBack = (from: number) => store.write({ actor }, (t) => restoreFormerPicture(t, { id: first.id, from }));
  expect(await bringBack(1), 'there was no file before').toMatchObject({ code: 'not-found' });
  expect(await bringBack(2)).toMatchObject({ ok: true, content: { fields: first.fields } });
  expect(await bringBack(2), 'already restored by someone').toMatchObject({ code: 'stale' });
  const shown = await findPublishedByIds(store, media, [first.id]);
  expect(shown.get(first.id)?.fields.sha256).toBe(first.fields.sha256);
  await masterOf(store, first);
});

it('replaces a picture by itself and by another one', async () => {
  const store = await temporaryStore();
  const bytes = await drawPicture();
  const first = await upload(store, bytes);
  const second = await upload(store, await drawPicture({ colour: '#00ff00' }), 'second.jpg');
  const file = uploadedFile('again.jpg', bytes);
  const same = await replacePicture(store, { actor, id: first.id, from: 1, file });
  expect(same).toMatchObject({ ok: true, isNew: false, content: { revision: 1 } });
  expect(await listStoredFiles(store)).toHaveLength(2);
  const other = await replacePicture(store, { actor, id: second.id, from: 1, file });
  expect(other).toMatchObject({ ok: true, content: { id: second.id, fields: { sha256: first.fields.sha256 } } });
  expect((await masterOf(store, { id: second.id, fields: first.fields })).byteLength).toBe(first.fields.byteSize);
});

it('deletes a picture, restores it, and erases it after thirty days', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const content = await upload(store, await drawPicture());
  const { id } = content;
  const address = { id, hash: content.fields.sha256.slice(0, 8) };
  expect(await findMediumMaster(store, { ...address, hash: '00000000' })).toBeUndefined();
  expect(await findMediumMaster(store, { ...address, id: 'other' })).toBeUndefined();
  await bySystem(store, (t) => deleteMedium(t, { id, from: 1 }));
  expect(await findMediumMaster(store, address)).toBeUndefined();
  const back = await bySystem(store, (t) => restoreMedium(t, { id, from: 2 }));
  expect(back).toMatchObject({ ok: true, content: { publicationStatus: 'published', fields: content.fields } });
  expect((await findPublishedByIds(store, media, [id])).size).toBe(1);
  await masterOf(store, content);

  // What shows it was restored after it was deleted, so that it stays as long as that does.
  const cover = { source: 'media', id, alt: '' } as const;
  const post = await bySystem(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost({ cover }) }));
  if (!post.ok || !back.ok) throw new Error('Not kept');
  const target = { id: post.content.id, from: 1 };
  await bySystem(store, (t) => deleteContent(t, posts, target));
  await bySystem(store, (t) => deleteMedium(t, { id, from: back.content.revision }));
  const cache = path.join(store.dataDir, 'cache', 'pictures');
  makeDirectory(cache);
  const made = [`media__${id}.0a1b2c3d.400.webp`, 'quartz__aurora__slab.0a1b2c3d.400.webp'];
  for (const name of made) await writeFile(path.join(cache, name), 'made');
  await bySystem(store, (t) => undelete(t, posts, { ...target, from: 2 }));
  clock.advance(31 * 24 * 60 * 60 * 1000);
  await erasePictures(store);
  expect([await listStoredFiles(store), await readdir(cache)]).toEqual([[expect.any(String)], made]);
  await bySystem(store, (t) => deleteContent(t, posts, { ...target, from: 3 }));
  await erasePictures(store);
  expect(await listStoredFiles(store), 'the post can still be restored').toHaveLength(1);
  clock.advance(31 * 24 * 60 * 60 * 1000);
  await erasePictures(store);
  await expectNothingSaved(store);
  expect(await readdir(cache)).toEqual([made[1]]);
});

it('deletes no file of a current or former picture', async () => {
  const store = await temporaryStore();
  const { id } = await upload(store, await drawPicture());
  const file = uploadedFile('new.jpg', await drawPicture({ colour: '#00ff00' }));
  await replacePicture(store, { actor: systemActor, id, from: 1, file });
  await bySystem(store, (t) => deleteMedium(t, { id, from: 2 }));
  const kept = await listStoredFiles(store);
  expect(kept).toHaveLength(2);
  await ageStoredFiles(store);
  expect(await fileShelf(store).sweepOrphans()).toBe(0);
  expect(await listStoredFiles(store)).toEqual(kept);
  // One that nothing owns goes.
  const orphan = path.join(store.incomingDir, 'orphan');
  await writeFile(orphan, 'x');
  await fileShelf(store).keep([{ path: orphan, storedName: 'nobodys' }]);
  await ageStoredFiles(store);
  expect(await fileShelf(store).sweepOrphans()).toBe(1);
});
