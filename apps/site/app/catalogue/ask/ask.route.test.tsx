import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { readRoomAnswer } from '@showroom/forms/room-answer';
import { createJobRunner } from '@showroom/isolated-jobs/job-runner';
import { encodePlan } from '@showroom/slab-planner/plan-code';
import { startPlan } from '@showroom/slab-planner/start-plan';
import { piecesFromTemplate } from '@showroom/slab-planner/templates';
import { countLeadsByStatus, findLead, streamLeadsCsv } from '@showroom/store/admin';
import { createLog } from '@showroom/web-server/log';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildForm, formTokenFields, pngFile, post, programFile } from '../../testing/posted-forms.ts';
import { siteUrl, temporarySite, type TemporarySite } from '../../testing/temporary-site.ts';
import { offeredRooms } from '../../visualizer/list-rooms.server.ts';
import { createRoomFiles } from '../../visualizer/room/room-files.server.ts';
import { writeSyntheticRoom } from '../../visualizer/room/write-synthetic-room.ts';
import { action, loader } from './ask.route.tsx';

const pattern = '/quartz-countertops/:slug/:request';
const person = { firstName: 'Sam', lastName: 'Okafor', email: '', phone: '807 555 0171', message: '' };
const quote = { ...person, room: 'island', thickness: '3cm', measurements: '72 in × 36 in' };
const sample = { ...person, address: '18 Sample Road', city: 'Nipigon', province: 'ON', postalCode: 'p0t2j0' };

const argsOf = (request: string, slug = 'aurora') => {
  const path = `/quartz-countertops/${slug}/${request}`;
  return { path, params: { slug, request } };
};

function load({ context }: TemporarySite, request: string, slug?: string) {
  const { path, params } = argsOf(request, slug);
  return loader(routeArgs({ request: new Request(siteUrl + path), context, params, pattern }));
}

/** Posts the form as a browser without scripts, and returns the rendered page. */
async function postPlain(
  site: TemporarySite,
  request: 'quote' | 'sample',
  fields: Readonly<Record<string, string>>,
  files: readonly File[] = [],
) {
  const { path, params } = argsOf(request);
  const about = {
    subjectKind: 'quartz',
    subjectSlug: 'aurora',
    ...(request === 'sample' && { subjectRequest: 'sample' }),
  };
  const form = buildForm({ ...about, ...fields, ...(await formTokenFields(site.store)) }, files);
  const answer = await action(routeArgs({ request: post(path, form), context: site.context, params, pattern }));
  return { status: answer.init?.status, page: answer.data };
}

const leads = async ({ store }: TemporarySite) => (await countLeadsByStatus(store)).total;

describe('the quote for a quartz colour', () => {
  it('is saved with its room, thickness, dimensions and sketch, and emailed to the owner', async () => {
    const site = await temporarySite();
    const { page } = await postPlain(site, 'quote', quote, [pngFile('sketch.png')]);
    const lead = await findLead(site.store, page.stored?.reference ?? '');
    expect(lead).toMatchObject({
      kind: 'stone-quote',
      phone: '807 555 0171',
      subject: { kind: 'quartz', slug: 'aurora', label: 'Aurora quartz' },
      files: [{ originalName: 'sketch.png' }],
    });
    expect(lead?.answers).toEqual(
      expect.arrayContaining([
        { label: 'Where will it go?', value: 'Kitchen island' },
        { label: 'Thickness', value: '3 cm' },
        { label: 'Rough measurements', value: '72 in × 36 in' },
      ]),
    );
    expect(lead?.mails.map(({ template }) => template)).toContain('owner-notice');
    expect(site.countKicks()).toBe(1);
  });

  it('is returned as typed, with errors at their fields', async () => {
    const site = await temporarySite();
    const { status, page } = await postPlain(site, 'quote', { ...quote, room: '', phone: '' }, [
      programFile('plan.png'),
    ]);
    expect(status).toBe(400);
    expect(page.issues.map(({ field }) => field)).toEqual(['room', 'email', 'files']);
    expect(page.values).toMatchObject({ measurements: '72 in × 36 in', thickness: '3cm' });
    expect(page.subject).toMatchObject({ slug: 'aurora' });
    expect(await leads(site)).toBe(0);
  });

  it('is saved once when sent twice', async () => {
    const site = await temporarySite();
    const first = await postPlain(site, 'quote', quote);
    const second = await postPlain(site, 'quote', quote);
    expect(second.page.stored?.reference).toBe(first.page.stored?.reference);
    expect(await leads(site)).toBe(1);
  });

  it('offers the thicknesses of the colour', async () => {
    const site = await temporarySite();
    expect((await load(site, 'quote', 'sahara-noir')).thicknesses).toEqual(['3cm']);
    expect((await load(site, 'quote')).thicknesses).toEqual(['2cm', '3cm']);
  });
});

/** Opens the form of a quote with something that goes along in its URL. */
async function loadWith(enclosed: Readonly<Record<string, string>>) {
  const { context } = await temporarySite();
  const { path, params } = argsOf('quote');
  const request = new Request(`${siteUrl}${path}?${new URLSearchParams(enclosed)}`);
  return loader(routeArgs({ request, context, params, pattern }));
}

const plan = encodePlan({ ...startPlan('aurora'), pieces: piecesFromTemplate('island', { length: 84 }) });

describe('the quote for a plan', () => {
  const url = `${siteUrl}/slab-planner?plan=${plan}`;
  it('says which plan goes along, and keeps it in the URL that the form posts to', async () => {
    const { plan: enclosed, action: formAction } = await loadWith({ plan });
    expect(enclosed).toMatchObject({ code: plan, words: '1 piece from 1 slab of Aurora, 3 cm' });
    expect(enclosed?.slabs[0]?.parts).toEqual([expect.stringMatching(/^1 Island, 84\s×\s42″$/)]);
    expect(enclosed?.slabs[0]?.svg).toMatch(/<image href="\/pictures\/quartz\/aurora\/slab/);
    expect(formAction).toBe(`/quartz-countertops/aurora/quote?plan=${plan}`);
    expect((await loadWith({ plan: 'not-a-plan' })).plan).toBeNull();
  });

  it('is saved with the plan and its URL, for emails, the admin and its spreadsheet', async () => {
    const site = await temporarySite();
    const { page } = await postPlain(site, 'quote', { ...quote, plan });
    const lead = await findLead(site.store, page.stored?.reference ?? '');
    expect(lead?.answers).toContainEqual({
      label: 'Countertop plan',
      value: `1 piece from 1 slab of Aurora, 3 cm\n${url}`,
    });
    let csv = '';
    for await (const piece of streamLeadsCsv(site.store)) csv += piece;
    expect(csv).toContain(url);
  });

  it.each(['not-a-plan', `${plan}x`, '<b>', ''])('is saved without what isn’t a plan: "%s"', async (code) => {
    const site = await temporarySite();
    const { page } = await postPlain(site, 'quote', { ...quote, plan: code });
    const lead = await findLead(site.store, page.stored?.reference ?? '');
    expect(lead?.answers.map(({ label }) => label)).not.toContain('Countertop plan');
  });
});

describe('the sample of a quartz colour', () => {
  it('is saved with its postal address, the postal code as Canada Post writes it', async () => {
    const site = await temporarySite();
    const { page } = await postPlain(site, 'sample', sample);
    const lead = await findLead(site.store, page.stored?.reference ?? '');
    expect(lead).toMatchObject({ kind: 'sample', subject: { label: 'Sample of Aurora quartz' } });
    expect(lead?.answers).toEqual(
      expect.arrayContaining([
        { label: 'Street address', value: '18 Sample Road' },
        { label: 'City or town', value: 'Nipigon' },
        { label: 'Province or territory', value: 'Ontario' },
        { label: 'Postal code', value: 'P0T 2J0' },
      ]),
    );
  });

  it.each(['55604', 'D7B 0A1', 'P7B 0O1', 'W7B 0A1', 'P7B'])('rejects the postal code %s', async (postalCode) => {
    const site = await temporarySite();
    const { status, page } = await postPlain(site, 'sample', { ...sample, postalCode });
    expect(status).toBe(400);
    expect(page.issues).toEqual([{ field: 'postalCode', message: 'Enter a Canadian postal code, like P7B 0A1' }]);
    expect(page.values).toMatchObject({ postalCode, city: 'Nipigon' });
  });
});

describe('the quote for any other product', () => {
  const vanity = { path: '/products/vanities/tamarack-30-gray/quote', slug: 'tamarack-30-gray' };
  const postQuote = async (
    site: TemporarySite,
    fields: Readonly<Record<string, string>>,
    files: readonly File[] = [],
  ) => {
    const about = { subjectKind: 'vanities', subjectSlug: vanity.slug };
    const form = buildForm({ ...about, ...fields, ...(await formTokenFields(site.store)) }, files);
    const params = { slug: vanity.slug, request: 'quote' };
    const request = post(vanity.path, form);
    const answer = await action(
      routeArgs({ request, context: site.context, params, pattern: '/products/vanities/:slug/:request' }),
    );
    return { status: answer.init?.status, page: answer.data };
  };

  it('needs a name and contact details, and saves quantity, room and photos', async () => {
    const site = await temporarySite();
    const { page } = await postQuote(site, { ...person, quantity: '2', room: 'ensuite' }, [pngFile('ensuite.png')]);
    const lead = await findLead(site.store, page.stored?.reference ?? '');
    expect(lead).toMatchObject({
      kind: 'product-quote',
      subject: { kind: 'vanities', slug: vanity.slug },
      files: [{ originalName: 'ensuite.png' }],
      sourcePath: '/products/vanities/tamarack-30-gray',
    });
    expect(lead?.answers).toEqual(
      expect.arrayContaining([
        { label: 'Quantity', value: '2' },
        { label: 'Which room is it for?', value: 'Ensuite' },
      ]),
    );
  });

  it('is returned as typed when something is missing', async () => {
    const site = await temporarySite();
    const { status, page } = await postQuote(site, { ...person, phone: '', quantity: '2' });
    expect(status).toBe(400);
    expect(page.issues.map(({ field }) => field)).toEqual(['email']);
    expect(page.values).toMatchObject({ quantity: '2' });
    expect(page.subject).toMatchObject({ slug: vanity.slug });
  });

  it('has no sample form for products without samples', async () => {
    const { context } = await temporarySite();
    const params = { slug: vanity.slug, request: 'sample' };
    const request = new Request(`${siteUrl}/products/vanities/${vanity.slug}/sample`);
    await expect(
      loader(routeArgs({ request, context, params, pattern: '/products/vanities/:slug/:request' })),
    ).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('the quote for a product that is sold in several finishes', () => {
  const mirror = { path: '/products/mirrors/origin-round', slug: 'origin-round' };
  const mirrorPattern = '/products/mirrors/:slug/:request';
  const params = { slug: mirror.slug, request: 'quote' };
  const loadMirror = async (search: string) => {
    const { context } = await temporarySite();
    const request = new Request(`${siteUrl}${mirror.path}/quote${search}`);
    return loader(routeArgs({ request, context, params, pattern: mirrorPattern }));
  };
  const postMirror = async (site: TemporarySite, fields: Readonly<Record<string, string>>) => {
    const about = { subjectKind: 'mirrors', subjectSlug: mirror.slug };
    const form = buildForm({ ...about, ...person, ...fields, ...(await formTokenFields(site.store)) });
    const request = post(`${mirror.path}/quote?finish=chrome`, form);
    const answer = await action(routeArgs({ request, context: site.context, params, pattern: mirrorPattern }));
    return { status: answer.init?.status, page: answer.data };
  };

  it('starts with the finish chosen on its page, and links back to it', async () => {
    const { action: formAction, finish, finishes, page } = await loadMirror('?finish=chrome');
    expect(finish).toEqual({ value: 'chrome', label: 'Chrome' });
    expect(finishes.map(({ label }) => label)).toEqual(['Brushed Brass', 'Matte Black', 'Chrome']);
    expect([formAction, page.productPath]).toEqual([
      `${mirror.path}/quote?finish=chrome`,
      `${mirror.path}?finish=chrome`,
    ]);
  });

  it.each(['', '?finish=', '?finish=gold', '?finish=%3Cb%3E', '?finish=__proto__', '?finish=walnut'])(
    'starts without a finish if the URL names an unknown one: "%s"',
    async (search) => {
      const { action: formAction, finish } = await loadMirror(search);
      expect([finish, formAction]).toEqual([null, `${mirror.path}/quote`]);
    },
  );

  it('saves the finish with the lead, for emails, the admin and its spreadsheet', async () => {
    const site = await temporarySite();
    const { page } = await postMirror(site, { finish: 'chrome' });
    const lead = await findLead(site.store, page.stored?.reference ?? '');
    expect(lead?.answers).toContainEqual({ label: 'Finish', value: 'Chrome' });
    let csv = '';
    for await (const piece of streamLeadsCsv(site.store)) csv += piece;
    expect(csv).toContain('Finish: Chrome');
  });

  it('says that the finish is undecided, and rejects an unknown one', async () => {
    const site = await temporarySite();
    const refused = await postMirror(site, { finish: 'walnut' });
    expect([refused.status, refused.page.issues.map(({ field }) => field)]).toEqual([400, ['finish']]);
    const { page } = await postMirror(site, {});
    const lead = await findLead(site.store, page.stored?.reference ?? '');
    expect(lead?.answers).toContainEqual({ label: 'Finish', value: 'Not sure yet' });
  });

  it('is returned with the posted finish when something is missing', async () => {
    const site = await temporarySite();
    const { status, page } = await postMirror(site, { finish: 'chrome', phone: '' });
    expect(status).toBe(400);
    expect(page.values).toMatchObject({ finish: 'chrome' });
  });

  it('doesn’t ask for the finish of a product that has one', async () => {
    const { context } = await temporarySite();
    const one = { slug: 'media-dial', request: 'quote' };
    const request = new Request(`${siteUrl}/products/mirrors/media-dial/quote?finish=chrome`);
    const loaded = await loader(routeArgs({ request, context, params: one, pattern: mirrorPattern }));
    expect([loaded.finish, loaded.finishes]).toEqual([null, []]);
  });
});

it.each([
  ['quote', 'auroa'],
  ['refund', 'aurora'],
  ['', 'aurora'],
])('returns 404 for a request "%s" of "%s"', async (request, slug) => {
  const site = await temporarySite();
  await expect(load(site, request, slug)).rejects.toMatchObject({ init: { status: 404 } });
});

describe('the quote for a room', () => {
  const [room] = offeredRooms;
  const typed = `room=${room?.name}&counter=white-valley&metal=gunmetal&x=12`;

  it('shows the room that goes along, and keeps it in the URL that the form posts to', async () => {
    const { room: enclosed, action: formAction } = await loadWith({ visualizer: typed });
    expect(enclosed?.lines).toContainEqual({ label: 'Counter', value: 'White Valley' });
    expect(enclosed?.alt).toContain('White Valley');
    const kept = new URLSearchParams(new URL(formAction, siteUrl).searchParams.get('visualizer') ?? '');
    expect(Object.fromEntries(kept)).toMatchObject({ room: room?.name, counter: 'white-valley', x: '12' });
    expect((await loadWith({ visualizer: 'room=attic' })).room).toBeNull();
  });

  it('is saved with its choices and its URL', async () => {
    const site = await temporarySite();
    const { page } = await postPlain(site, 'quote', { ...quote, visualizer: typed });
    const lead = await findLead(site.store, page.stored?.reference ?? '');
    const answer = lead?.answers.find(({ label }) => label === 'Room');
    expect(answer?.value).toMatch(/^[A-Z].*\nCounter: White Valley\n/);
    expect(answer && readRoomAnswer(answer)?.url).toMatch(
      `${siteUrl}/visualizer?room=${room?.name}&counter=white-valley`,
    );
  });

  it('goes along with a plan; what the visitor has unticked stays so', async () => {
    const { plan: shownPlan, room: shownRoom, action: formAction } = await loadWith({ plan, visualizer: typed });
    expect(Object.fromEntries(new URL(formAction, siteUrl).searchParams)).toEqual({
      plan,
      visualizer: shownRoom?.code,
    });
    expect(shownPlan?.code).toBe(plan);
    const site = await temporarySite();
    const { page } = await postPlain(site, 'quote', { ...quote, phone: '', visualizer: typed });
    expect(page.enclosed).toEqual(['visualizer']);
  });

  it('is saved once when its picture was late the first time', { timeout: 60_000 }, async () => {
    const rooms = await openRooms();
    const site = await temporarySite(undefined, { roomFiles: rooms.files });
    const sent = { ...quote, visualizer: typed, plan };
    rooms.isBusy = true;
    const first = await postPlain(site, 'quote', sent, [pngFile('sketch.png')]);
    rooms.isBusy = false;
    const second = await postPlain(site, 'quote', sent, [pngFile('sketch.png')]);
    expect(second.page.stored?.reference).toBe(first.page.stored?.reference);
    expect(await leads(site)).toBe(1);

    const other = await postPlain(site, 'quote', { ...sent, visualizer: typed.replace('x=12', 'x=13') }, [
      pngFile('sketch.png'),
    ]);
    expect(await leads(site)).toBe(2);
    const lead = await findLead(site.store, other.page.stored?.reference ?? '');
    expect(lead?.files.map(({ originalName, shows }) => ({ originalName, shows }))).toEqual([
      { originalName: 'sketch.png', shows: null },
      { originalName: `${room?.name}-in-white-valley.jpg`, shows: 'room' },
    ]);
    expect(lead?.answers.map(({ label }) => label)).toEqual(expect.arrayContaining(['Countertop plan', 'Room']));
  });

  it.each(['room=attic', '<b>', ''])('is saved without what isn’t a room: "%s"', async (code) => {
    const site = await temporarySite();
    const { page } = await postPlain(site, 'quote', { ...quote, visualizer: code });
    const lead = await findLead(site.store, page.stored?.reference ?? '');
    expect(lead?.answers.map(({ label }) => label)).not.toContain('Room');
  });
});

/** Small rooms whose pictures a server makes, or, while it is busy, does not. */
async function openRooms() {
  const mastersDir = await mkdtemp(join(tmpdir(), 'showroom-rooms-'));
  onTestFinished(() => rm(mastersDir, { recursive: true, force: true }));
  for (const { name } of offeredRooms) await writeSyntheticRoom(join(mastersDir, 'rooms', name));
  const slab = sharp({ create: { width: 126, height: 64, channels: 3, background: '#f0f0f0' } });
  await mkdir(join(mastersDir, 'quartz', 'white-valley'), { recursive: true });
  await slab.webp().toFile(join(mastersDir, 'quartz', 'white-valley', 'slab.webp'));
  const open = (maxWaiting: number) => {
    const program = join(import.meta.dirname, '..', '..', '..', 'server', 'jobs.ts');
    const jobs = createJobRunner({ program, memoryMb: 900, maxWaiting });
    const log = createLog('site', { write: () => {} });
    const files = createRoomFiles({ mastersDir, jobs, cacheDir: join(mastersDir, 'cache'), log });
    onTestFinished(() => files.stop());
    return files;
  };
  const [free, busy] = [open(3), open(0)];
  const rooms = {
    isBusy: false,
    files: {
      ...free,
      find: (...order: Parameters<typeof free.find>) => (rooms.isBusy ? busy : free).find(...order),
    },
  };
  return rooms;
}
