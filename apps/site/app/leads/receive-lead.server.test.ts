import { uploadMaxBytes } from '@showroom/catalog-data/limits';
import { SPAM_TRAP_FIELD } from '@showroom/forms/spam-trap';
import { countLeadsByStatus, findLead, findLeadFile } from '@showroom/store/admin';
import type { Store } from '@showroom/store/site';
import { dropTable } from '@showroom/store/testing';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import {
  buildForm,
  contactFields,
  customQuoteFields,
  formTokenFields,
  pngFile,
  post,
  programFile,
  shortQuoteFields,
} from '../testing/posted-forms.ts';
import { temporarySite } from '../testing/temporary-site.ts';
import { receiveLead } from './receive-lead.server.ts';

const aurora = { subjectKind: 'quartz', subjectSlug: 'aurora', subjectRequest: 'quote' };

async function countLeads(store: Store): Promise<number> {
  return (await countLeadsByStatus(store)).total;
}

/** The result’s lead; fails if nothing was stored. */
async function findStored(store: Store, result: Awaited<ReturnType<typeof receiveLead>>) {
  if (result.status !== 'stored') throw new Error(`Not stored: ${JSON.stringify(result)}`);
  const lead = await findLead(store, result.reference);
  if (!lead) throw new Error(`${result.reference} is not in the store`);
  return lead;
}

describe('receiving a lead', () => {
  it('saves a message with everything the visitor wrote, and starts the outbox', async () => {
    const { store, context, countKicks } = await temporarySite();
    const form = buildForm({ ...contactFields, ...(await formTokenFields(store)) });
    const lead = await findStored(store, await receiveLead('contact', post('/api/leads/contact', form), context));
    expect(lead).toMatchObject({
      kind: 'contact',
      firstName: 'Sam',
      email: 'sam@home.example',
      phone: null,
      message: 'Is the Aurora slab in the showroom?',
      subject: null,
      sourcePath: '/contact',
      isSuspected: false,
      spam: { score: 0 },
    });
    expect(lead.mails.map((mail) => mail.template)).toEqual(['owner-notice', 'visitor-confirmation']);
    expect(countKicks()).toBe(1);
  });

  it('names the product as the catalogue does, whatever the form calls it', async () => {
    const { store, context } = await temporarySite();
    const form = buildForm({ ...contactFields, ...aurora, subjectLabel: 'Free gold' });
    const lead = await findStored(store, await receiveLead('contact', post('/', form), context));
    expect(lead.subject).toEqual({ kind: 'quartz', slug: 'aurora', label: 'Aurora quartz' });
  });

  it('marks a sample request', async () => {
    const { store, context } = await temporarySite();
    const form = buildForm({ ...contactFields, ...aurora, subjectRequest: 'sample' });
    const lead = await findStored(store, await receiveLead('contact', post('/', form), context));
    expect(lead.subject?.label).toBe('Sample of Aurora quartz');
  });

  it('saves every product of a shortlist with the answers for email, inbox and export', async () => {
    const { store, context } = await temporarySite();
    const form = buildForm({ ...contactFields });
    for (const name of ['quartz/aurora', 'quartz/fools-gold', 'vanities/tamarack-30-gray', 'granite/aurora'])
      form.append('subjects', name);
    const lead = await findStored(store, await receiveLead('contact', post('/', form), context));
    expect(lead.subject).toEqual({ kind: 'quartz', slug: 'aurora', label: 'Aurora quartz and 1 more' });
    expect(lead.answers[0]).toEqual({ label: 'Products', value: expect.stringMatching(/^Aurora quartz\nTamarack/) });
  });

  it.each([
    { ...aurora, subjectSlug: 'fools-gold' },
    { ...aurora, subjectKind: 'granite' },
    { ...aurora, subjectSlug: '<b>aurora</b>' },
    { ...aurora, subjectSlug: '__proto__' },
  ])('saves the lead without an invented product ($subjectKind/$subjectSlug)', async (subject) => {
    const { store, context } = await temporarySite();
    const form = buildForm({ ...contactFields, ...subject });
    const lead = await findStored(store, await receiveLead('contact', post('/', form), context));
    expect(lead.subject).toBeNull();
  });

  it('reports errors by field, and saves nothing', async () => {
    const { store, context, countKicks } = await temporarySite();
    const form = buildForm({ ...contactFields, email: 'sam', message: '  ' }, [pngFile()]);
    const result = await receiveLead('contact', post('/', form), context);
    expect(result).toMatchObject({ status: 'invalid', issues: [{ field: 'email' }, { field: 'message' }] });
    expect(await countLeads(store)).toBe(0);
    expect(await readdir(join(store.dataDir, 'uploads'))).toEqual([]);
    expect(await readdir(store.incomingDir)).toEqual([]);
    expect(countKicks()).toBe(0);
  });

  it.each([
    ['(807) 555-0171 ext. 12', null],
    ['1-800-FLOWERS', null],
    ['+44 (0)20 7946 0018', null],
    ['555-0171', /too short for Canada.*area code/],
    ['807 555 0171 4', /too long for Canada/],
    ['8O7 555 O171', /Letters only work/],
    ['+999 555 0171', /No country/],
  ])('accepts the phone number %s, or says what is wrong with it', async (phone, reason) => {
    const { store, context } = await temporarySite();
    const form = buildForm({ ...contactFields, phone, message: '' });
    const result = await receiveLead('contact', post('/', form), context);
    const issues = result.status === 'invalid' ? result.issues : [];
    expect(issues).toMatchObject([
      ...(reason === null ? [] : [{ field: 'phone', message: expect.stringMatching(reason) }]),
      { field: 'message' },
    ]);
    expect(await countLeads(store)).toBe(0);
  });

  it('saves a phone number as it was typed', async () => {
    const { store, context } = await temporarySite();
    const form = buildForm({ ...contactFields, phone: '1-800-FLOWERS x12' });
    const lead = await findStored(store, await receiveLead('contact', post('/', form), context));
    expect(lead.phone).toBe('1-800-FLOWERS x12');
  });

  it('saves a file under its name, byte for byte', async () => {
    const { store, context } = await temporarySite();
    const file = pngFile('côté cuisine.png');
    const form = buildForm(shortQuoteFields, [file]);
    const lead = await findStored(store, await receiveLead('short-quote', post('/', form), context));
    expect(lead.files).toMatchObject([{ originalName: 'côté cuisine.png', type: 'image/png', byteSize: file.size }]);
    const stored = await findLeadFile(store, lead.id, lead.files[0]?.id ?? '');
    if (!stored) throw new Error('The file is gone');
    expect(await buffer(stored.read())).toEqual(Buffer.from(await file.arrayBuffer()));
  });

  it('goes by the content of a file: a picture named as a PDF is saved as a picture', async () => {
    const { store, context } = await temporarySite();
    const form = buildForm(shortQuoteFields, [pngFile('drawing.pdf', 'application/pdf')]);
    const lead = await findStored(store, await receiveLead('short-quote', post('/', form), context));
    expect(lead.files).toMatchObject([{ type: 'image/png' }]);
  });

  it('rejects a program named as a picture, by its original name', async () => {
    const { store, context } = await temporarySite();
    const form = buildForm(shortQuoteFields, [pngFile(), programFile('kitchen.png')]);
    expect(await receiveLead('short-quote', post('/', form), context)).toEqual({
      status: 'invalid',
      issues: [{ field: 'files', message: 'kitchen.png isn’t a JPG, PNG, HEIC or PDF file' }],
    });
    expect(await countLeads(store)).toBe(0);
    expect(await readdir(join(store.dataDir, 'uploads'))).toEqual([]);
    expect(await readdir(store.incomingDir)).toEqual([]);
  });

  it('reports too many files at the file field', async () => {
    const { context } = await temporarySite();
    const files = Array.from({ length: 6 }, (_, index) => pngFile(`plan-${index}.png`));
    expect(await receiveLead('short-quote', post('/', buildForm(shortQuoteFields, files)), context)).toEqual({
      status: 'invalid',
      issues: [{ field: 'files', message: 'Choose at most 5 files' }],
    });
  });

  it('accepts a quote request with an empty file input, as browsers post it', async () => {
    const { store, context } = await temporarySite();
    const fields = Object.entries(shortQuoteFields).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const untouched =
      '--b\r\nContent-Disposition: form-data; name="files"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n';
    const request = new Request('https://showroom.example/millwork', {
      method: 'POST',
      body: `${fields.join('')}${untouched}--b--\r\n`,
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    });
    const lead = await findStored(store, await receiveLead('short-quote', request, context));
    expect(lead.files).toEqual([]);
  });

  it('reports which file is too large, and saves none of it', async () => {
    const { store, context } = await temporarySite();
    const large = new File([Buffer.alloc(uploadMaxBytes + 1)], 'plan.pdf', { type: 'application/pdf' });
    expect(
      await receiveLead('short-quote', post('/', buildForm(shortQuoteFields, [pngFile(), large])), context),
    ).toEqual({
      status: 'invalid',
      issues: [{ field: 'files', message: 'plan.pdf is larger than 10MB' }],
    });
    expect(await readdir(store.incomingDir)).toEqual([]);
  });

  it('asks to send the form again when the disk rejects its files', async () => {
    const { store, context } = await temporarySite();
    await rm(store.incomingDir, { recursive: true });
    const result = await receiveLead('short-quote', post('/', buildForm(shortQuoteFields, [pngFile()])), context);
    expect(result).toMatchObject({ status: 'refused', code: 'not-written' });
    expect(await countLeads(store)).toBe(0);
  });

  it('reports an empty file', async () => {
    const { context } = await temporarySite();
    const form = buildForm(shortQuoteFields, [new File([], 'plan.pdf', { type: 'application/pdf' })]);
    expect(await receiveLead('short-quote', post('/', form), context)).toEqual({
      status: 'invalid',
      issues: [{ field: 'files', message: 'plan.pdf is empty' }],
    });
  });

  it('saves a robot’s form as suspected, without a confirmation to its address', async () => {
    const { store, context } = await temporarySite();
    const form = buildForm({ ...contactFields, ...(await formTokenFields(store)), [SPAM_TRAP_FIELD]: 'x' });
    const lead = await findStored(store, await receiveLead('contact', post('/', form), context));
    expect(lead.isSuspected).toBe(true);
    expect(lead.mails.map((mail) => mail.template)).toEqual(['owner-notice']);
  });

  it('returns one reference for a form that is sent twice', async () => {
    const { store, context } = await temporarySite();
    const send = () => receiveLead('short-quote', post('/', buildForm(shortQuoteFields, [pngFile()])), context);
    const [first, second] = await Promise.all([send(), send()]);
    expect(first).toMatchObject({ status: 'stored' });
    expect(second).toEqual(first);
    expect(await send()).toEqual(first);
    expect(await countLeads(store)).toBe(1);
  });

  it('gives a custom quote a pre-filled email with its reference', async () => {
    const { store, context } = await temporarySite();
    const result = await receiveLead(
      'custom-quote',
      post('/', buildForm({ ...customQuoteFields, ...aurora })),
      context,
    );
    const lead = await findStored(store, result);
    const mailto = result.status === 'stored' ? decodeURIComponent(result.mailto ?? '') : '';
    expect(mailto).toMatch(/^mailto:hello@borealandstone\.example\?/);
    expect(mailto).toContain(lead.reference);
    expect(mailto).toContain('Aurora quartz');
  });

  it('never confirms a request that wasn’t saved', async () => {
    const { store, context, countKicks } = await temporarySite();
    await formTokenFields(store);
    await dropTable(store, 'outbox');
    expect(await receiveLead('contact', post('/', buildForm(contactFields)), context)).toEqual({
      status: 'refused',
      code: 'not-kept',
      message: 'There was an error submitting your request. Please try again or contact us directly.',
    });
    expect(await countLeads(store)).toBe(0);
    expect(countKicks()).toBe(0);
  });

  it('rejects a form with another encoding', async () => {
    const { context } = await temporarySite();
    const request = new Request('https://showroom.example/api/leads/contact', {
      method: 'POST',
      body: 'half a fo',
      headers: { 'Content-Type': 'multipart/form-data; boundary=lost' },
    });
    expect(await receiveLead('contact', request, context)).toMatchObject({ status: 'refused' });
  });
});

describe('receiving a lead while the store is unavailable', () => {
  it('returns a message to try again, instead of an error page', async () => {
    const { store, context } = await temporarySite();
    await store.close();
    expect(await receiveLead('contact', post('/', buildForm(contactFields)), context)).toMatchObject({
      status: 'refused',
    });
  });
});
