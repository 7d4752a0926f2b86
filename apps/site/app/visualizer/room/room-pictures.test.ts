// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roomNames } from '@showroom/catalog-data/quartz-room-words';
import { createJobRunner, type JobRunner } from '@showroom/isolated-jobs/job-runner';
import { buildUndrawn } from '@showroom/app-frame/testing/hostile-requests';
import { createLog } from '@showroom/web-server/log';
import { createRouteFinder } from '@showroom/web-server/route-finder';
import { serveApp } from '@showroom/web-server/serve-app';
import { createRequestHandler } from 'react-router-dom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { encodePlan } from '@showroom/slab-planner/plan-code';
import type { ManualPlace } from '@showroom/slab-planner/plan';
import { createSiteContext } from '../../../server/site-context.ts';
import { temporarySite } from '../../testing/temporary-site.ts';
import { planOfRoom } from '../plan/plan-of-room.ts';
import { roomStones } from '../plan/room-stones.ts';
import { createRoomFiles } from './room-files.server.ts';
import * as pictureRoute from './room-picture.route.ts';
import * as partRoute from './room-part.route.ts';
import { livePartPath, roomPicturePath } from './room-paths.ts';
import { warmRooms } from './warm-rooms.server.ts';
import { writeSyntheticRoom } from './write-synthetic-room.ts';
import { findRoomVersion } from './room-version.server.ts';

let mastersDir: string;

const backsplash = roomStones.galley.find(({ name }) => name === 'Backsplash under the window');

/** Upper left and right, lower left and right. */
const quarterColours = [
  [200, 20, 20],
  [20, 200, 20],
  [20, 20, 200],
  [200, 200, 200],
] as const;

// Small rooms that the test draws, and a red slab.
beforeAll(async () => {
  mastersDir = await mkdtemp(join(tmpdir(), 'showroom-rooms-'));
  for (const name of roomNames) await writeSyntheticRoom(join(mastersDir, 'rooms', name));
  // The galley's counter stands for the backsplash that the plans below move on the slab.
  await writeSyntheticRoom(join(mastersDir, 'rooms', 'galley'), backsplash?.faces[0]);
  await mkdir(join(mastersDir, 'quartz', 'aurora'), { recursive: true });
  const slab = sharp({ create: { width: 126, height: 64, channels: 3, background: '#b03030' } });
  await writeFile(join(mastersDir, 'quartz', 'aurora', 'slab.webp'), await slab.webp({ lossless: true }).toBuffer());
  // Another one with a colour for each quarter.
  await mkdir(join(mastersDir, 'quartz', 'ice-azul'), { recursive: true });
  const quarters = Uint8Array.from({ length: 126 * 64 * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    const quarter = Math.floor(pixel / 126 / 32) * 2 + Math.floor((pixel % 126) / 63);
    return quarterColours[quarter]?.[at % 3] ?? 0;
  });
  const quartered = sharp(quarters, { raw: { width: 126, height: 64, channels: 3 } }).webp({ lossless: true });
  await writeFile(join(mastersDir, 'quartz', 'ice-azul', 'slab.webp'), await quartered.toBuffer());
});
afterAll(() => rm(mastersDir, { recursive: true, force: true }));

const entries = [
  { path: 'visualizer/pictures/:file', file: 'room-picture.route.ts' },
  { path: 'visualizer/room-files/:room/:file', file: 'room-part.route.ts' },
];

async function serveRooms({ deadlineMs }: { readonly deadlineMs?: number } = {}) {
  const { store, texts } = await temporarySite();
  const cacheDir = await mkdtemp(join(tmpdir(), 'showroom-rooms-cache-'));
  onTestFinished(() => rm(cacheDir, { recursive: true, force: true }));
  const made: string[] = [];
  const log = createLog('site', {
    write: (line) => {
      if (line.includes('room picture made')) made.push(line);
    },
  });
  const runner = createJobRunner({
    program: join(import.meta.dirname, '..', '..', '..', 'server', 'jobs.ts'),
    memoryMb: 900,
    maxWaiting: 3,
  });
  const jobs: JobRunner = {
    ...runner,
    run: (job, input) => runner.run(deadlineMs === undefined ? job : { ...job, deadlineMs }, input),
  };
  const roomFiles = createRoomFiles({ mastersDir, jobs, cacheDir, log });
  onTestFinished(() => roomFiles.stop());
  const build = buildUndrawn(entries, { './room-picture.route.ts': pictureRoute, './room-part.route.ts': partRoute });
  const handle = createRequestHandler(build, 'production');
  const outbox = { kick: () => undefined, stop: async () => undefined };
  const app = await serveApp({
    name: 'site',
    port: 0,
    clientDir: cacheDir,
    findRoute: createRouteFinder(build.routes),
    trustProxy: 1,
    limits: { bodyBytes: 1_000, posts: { points: 10, windowSeconds: 60 } },
    checkStore: () => Promise.resolve(),
    stopsOnSignals: false,
    log,
    handleRequest: (request, facts) =>
      handle(
        request,
        createSiteContext({ store, outbox, siteUrl: 'https://showroom.example', texts, log, roomFiles }, facts),
      ),
  });
  onTestFinished(() => app.stop());
  const version = await findRoomVersion('kitchen', mastersDir);
  return {
    version,
    made,
    warm: () => warmRooms(roomFiles, log),
    get: (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers }),
  };
}

const wide = { width: 800, format: 'webp' } as const;

/** The colour at a place, given as fractions. */
async function colourAt(response: Response, x: number, y: number): Promise<number[]> {
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return [...data.subarray(at, at + 3)];
}

it('composes a room with the choices of its URL, once for many who ask', { timeout: 60_000 }, async () => {
  const { version, get, made } = await serveRooms();
  const path = roomPicturePath(version, '?room=kitchen&counter=aurora&walls=moss', wide);
  const responses = await Promise.all(Array.from({ length: 10 }, () => get(path)));
  expect(responses.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
  expect(made).toHaveLength(1);
  const [first] = responses;
  if (first === undefined) throw new Error('There is no response');
  expect(first.headers.get('Content-Type')).toBe('image/webp');
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const [red = 0, green = 0] = await colourAt(first, 0.5, 0.5);
  expect(red).toBeGreaterThan(green * 2);

  // From the disk; then from the browser's own cache.
  const again = await get(path);
  expect(again.status).toBe(200);
  const tag = again.headers.get('ETag') ?? '';
  expect((await get(path, { 'If-None-Match': tag })).status).toBe(304);
  // Another spelling of the same design.
  expect((await get(`${path}&floor=nothing-we-sell&x=0`)).headers.get('ETag')).toBe(tag);
  expect(made).toHaveLength(1);
});

const planPicturePath = (version: string, plan: string) =>
  roomPicturePath(version, `?room=galley&counter=ice-azul&plan=${plan}`, wide);
/** The quarter of the slab that is seen 65½″ from its left end and 41″ from its top, as the room was rendered. */
const quarterAt = async (response: Response) => {
  const [red = 0, green = 0, blue = 0] = await colourAt(response, 0.52, 0.64);
  const least = Math.max(red, green, blue) / 2;
  return [red > least, green > least, blue > least].map(Number).join('');
};

describe('a plan in a room', () => {
  const planned = { ...planOfRoom('galley', 'ice-azul'), mayTurn: true };
  const [wanted] = planned.pieces.filter(({ name }) => name === backsplash?.name);
  const codeOf = (place: Omit<ManualPlace, 'partId' | 'slab'>) =>
    encodePlan({ ...planned, places: [{ partId: wanted?.id ?? '', slab: 0, ...place }] });

  it('shows the part of the slab that each piece is cut from', { timeout: 60_000 }, async () => {
    const { version, get } = await serveRooms();
    expect(await quarterAt(await get(planPicturePath(version, '')))).toBe('111');
    const upperLeft = codeOf({ xIn: 0.5, yIn: 0.5, quarterTurns: 0 });
    expect(await quarterAt(await get(planPicturePath(version, upperLeft)))).toBe('100');
    const upperRight = codeOf({ xIn: 20, yIn: 0.5, quarterTurns: 2 });
    expect(await quarterAt(await get(planPicturePath(version, upperRight)))).toBe('010');
  });

  it('is left out if it can’t be read', { timeout: 60_000 }, async () => {
    const { version, get, made } = await serveRooms();
    const tag = (await get(planPicturePath(version, ''))).headers.get('ETag');
    for (const plan of ['broken', '%00', 'A'.repeat(3500), codeOf({ xIn: 1, yIn: 1, quarterTurns: 0 }).slice(0, -3)])
      expect((await get(planPicturePath(version, plan))).headers.get('ETag'), plan.slice(0, 10)).toBe(tag);
    expect(made).toHaveLength(1);
  });
});

it('shows the present picture at the URL of an earlier version, for a short time', { timeout: 60_000 }, async () => {
  const { get } = await serveRooms();
  const response = await get(roomPicturePath('0123456789ab', '?room=kitchen', wide));
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
});

it('has a picture for link previews, and files for the live view', { timeout: 60_000 }, async () => {
  const { version, get } = await serveRooms();
  const preview = await get(roomPicturePath(version, '?room=kitchen', { format: 'jpg' }));
  expect(await sharp(await preview.arrayBuffer()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  const faces = await get(livePartPath('kitchen', version, { kind: 'faces' }, 1200));
  const numbers = sharp(await faces.arrayBuffer());
  expect(await numbers.metadata()).toMatchObject({ format: 'png', width: 640, height: 428, channels: 1 });
  const data = await numbers.raw().toBuffer();
  expect([...new Set(data)].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  for (const kind of ['light', 'gloss', 'bounce'] as const) {
    const part = await get(livePartPath('kitchen', version, { kind }, 1200));
    expect(part.headers.get('Content-Type')).toBe('image/avif');
    expect(await sharp(await part.arrayBuffer()).metadata()).toMatchObject({ format: 'heif', compression: 'av1' });
  }
});

it('surrounds the wood of cabinets with its mean', { timeout: 60_000 }, async () => {
  const { version, get } = await serveRooms();
  const wood = await get(livePartPath('kitchen', version, { kind: 'cabinets', slug: 'oak' }, 1200));
  const { channels } = await sharp(await wood.arrayBuffer()).stats();
  for (const { min, max } of channels) {
    expect(min).toBeGreaterThan(115);
    expect(max).toBeLessThan(125);
  }
});

it('makes in advance what the first visitor needs', { timeout: 60_000 }, async () => {
  const { version, get, made, warm } = await serveRooms();
  await warm();
  const madeBefore = made.length;
  expect(madeBefore).toBe(11 * roomNames.length);
  expect((await get(roomPicturePath(version, '?room=kitchen', wide))).status).toBe(200);
  expect((await get(livePartPath('kitchen', version, { kind: 'light' }, 1600))).status).toBe(200);
  expect(made).toHaveLength(madeBefore);
});

it('finds nothing where there is nothing', { timeout: 60_000 }, async () => {
  const { version, get } = await serveRooms();
  const paths = [
    `/visualizer/pictures/${version}-801.webp`,
    `/visualizer/pictures/${version}-1600.jpg`,
    `/visualizer/pictures/..%2f-800.webp`,
    livePartPath('attic', version, { kind: 'light' }, 1200),
    livePartPath('kitchen', version, { kind: 'floor', slug: 'nothing-we-sell' }, 1200),
    livePartPath('kitchen', version, { kind: 'cabinets', slug: '..' }, 1200),
    livePartPath('kitchen', version, { kind: 'light' }, 1200).replace('light', 'room'),
  ];
  for (const path of paths) expect((await get(path)).status, path).toBe(404);
});

it('asks a visitor who opens many new pictures to wait', { timeout: 120_000 }, async () => {
  const { version, get } = await serveRooms();
  const from = { 'X-Forwarded-For': '203.0.113.7' };
  const open = (xIn: number) => get(roomPicturePath(version, `?room=kitchen&x=${xIn}`, wide), from);
  const statuses: number[] = [];
  for (let xIn = 1; xIn <= 37; xIn += 4) {
    const responses = await Promise.all([open(xIn), open(xIn + 1), open(xIn + 2), open(xIn + 3)]);
    statuses.push(...responses.map(({ status }) => status));
  }
  statuses.push((await open(41)).status);
  expect(statuses).toEqual([...Array<number>(40).fill(200), 429]);
  const limited = await open(42);
  expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
  // What was made before can still be seen, and others aren't affected.
  expect((await open(1)).status).toBe(200);
  const other = await get(roomPicturePath(version, '?room=kitchen&x=50', wide), { 'X-Forwarded-For': '203.0.113.8' });
  expect(other.status).toBe(200);
});

it('asks to come back when there is too much to do', { timeout: 60_000 }, async () => {
  const { version, get } = await serveRooms();
  const paths = Array.from({ length: 20 }, (_, at) => roomPicturePath(version, `?room=kitchen&y=${at + 1}`, wide));
  const responses = await Promise.all(
    paths.map((path, at) => get(path, { 'X-Forwarded-For': `198.51.100.${at + 1}` })),
  );
  const busy = responses.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]?.headers.get('Retry-After')).toBe('3');
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4);
});

it('asks to come back when a picture misses its deadline', async () => {
  const { version, get } = await serveRooms({ deadlineMs: 1 });
  const response = await get(roomPicturePath(version, '?room=kitchen&y=1', wide));
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('20');
});
