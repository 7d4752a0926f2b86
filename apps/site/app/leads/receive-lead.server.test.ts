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

/** The lead that an answer speaks of; fails when nothing was stored. */
async function findStored(store: Store, result: Awaited<ReturnType<typeof receiveLead>>) {
  if (result.status !== 'stored') throw new Error(`Not stored: ${JSON.stringify(result)}`);
  const lead = await findLead(store, result.reference);
  if (!lead) throw new Error(`${result.reference} is not in the store`);
  return lead;
}

describe('receiving a lead', () => {
  it('keeps a message with everything the visitor wrote, and wakes the outbox', async () => {
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

  it('names the product from the catalogue, whatever the form calls it', async () => {
    const { store, context } = await temporarySite();
    const form = buildForm({ ...contactFields, ...aurora, subjectLabel: 'Free gold' });
    const lead = await findStored(store, await receiveLead('contact', post('/', form), context));
    expect(lead.subject).toEqual({ kind: 'quartz', slug: 'aurora', label: 'Aurora quartz' });
  });

  it('says when a sample was asked for', async () => {
    const { store, context } = await temporarySite();
    const form = buildForm({ ...contactFields, ...aurora, subjectRequest: 'sample' });
    const lead = await findStored(store, await receiveLead('contact', post('/', form), context));
    expect(lead.subject?.label).toBe('Sample of Aurora quartz');
  });

  it('keeps every product of a shortlist, in the answers that mail, inbox and export show', async () => {
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
  ])('keeps the lead without a made-up product ($subjectKind/$subjectSlug)', async (subject) => {
    const { store, context } = await temporarySite();
    const form = buildForm({ ...contactFields, ...subject });
    const lead = await findStored(store, await receiveLead('contact', post('/', form), context));
    expect(lead.subject).toBeNull();
  });

  it('answers each field with what to put right, and keeps nothing', async () => {
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
  ])('takes the phone number %s, or says what is wrong with it', async (phone, reason) => {
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

  it('keeps a phone number as it was typed', async () => {
    const { store, context } = await temporarySite();
    const form = buildForm({ ...contactFields, phone: '1-800-FLOWERS x12' });
    const lead = await findStored(store, await receiveLead('contact', post('/', form), context));
    expect(lead.phone).toBe('1-800-FLOWERS x12');
  });

  it('keeps a file under its own name, and byte for byte', async () => {
    const { store, context } = await temporarySite();
    const file = pngFile('côté cuisine.png');
    const form = buildForm(shortQuoteFields, [file]);
    const lead = await findStored(store, await receiveLead('short-quote', post('/', form), context));
    expect(lead.files).toMatchObject([{ originalName: 'côté cuisine.png', type: 'image/png', byteSize: file.size }]);
    const stored = await findLeadFile(store, lead.id, lead.files[0]?.id ?? '');
    if (!stored) throw new Error('The file is gone');
    expect(await buffer(stored.read())).toEqual(Buffer.from(await file.arrayBuffer()));
  });

  it('goes by the content of a file: a picture that is called a PDF is kept as a picture', async () => {
    const { store, context } = await temporarySite();
    const form = buildForm(shortQuoteFields, [pngFile('drawing.pdf', 'application/pdf')]);
    const lead = await findStored(store, await receiveLead('short-quote', post('/', form), context));
    expect(lead.files).toMatchObject([{ type: 'image/png' }]);
  });

  it('refuses a program that is called a picture, by the name the visitor gave it', async () => {
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

  it('says beside the files that there are too many of them', async () => {
    const { context } = await temporarySite();
    const files = Array.from({ length: 6 }, (_, index) => pngFile(`plan-${index}.png`));
    expect(await receiveLead('short-quote', post('/', buildForm(shortQuoteFields, files)), context)).toEqual({
      status: 'invalid',
      issues: [{ field: 'files', message: 'Choose at most 5 files' }],
    });
  });

  it('takes a quote request whose file input was left untouched, as browsers post it', async () => {
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

  it('says beside the files which one is too large, and keeps none of it', async () => {
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

  it('asks to send the form again when the disk does not take its files', async () => {
    const { store, context } = await temporarySite();
    await rm(store.incomingDir, { recursive: true });
    const result = await receiveLead('short-quote', post('/', buildForm(shortQuoteFields, [pngFile()])), context);
    expect(result).toMatchObject({ status: 'refused', code: 'not-written' });
    expect(await countLeads(store)).toBe(0);
  });

  it('says so when a chosen file is empty', async () => {
    const { context } = await temporarySite();
    const form = buildForm(shortQuoteFields, [new File([], 'plan.pdf', { type: 'application/pdf' })]);
    expect(await receiveLead('short-quote', post('/', form), context)).toEqual({
      status: 'invalid',
      issues: [{ field: 'files', message: 'plan.pdf is empty' }],
    });
  });

  it('keeps what a robot sent, marked as suspected and without a confirmation to the address it gave', async () => {
    const { store, context } = await temporarySite();
    const form = buildForm({ ...contactFields, ...(await formTokenFields(store)), [SPAM_TRAP_FIELD]: 'x' });
    const lead = await findStored(store, await receiveLead('contact', post('/', form), context));
    expect(lead.isSuspected).toBe(true);
    expect(lead.mails.map((mail) => mail.template)).toEqual(['owner-notice']);
  });

  it('answers a form that is sent twice with the one reference', async () => {
    const { store, context } = await temporarySite();
    const send = () => receiveLead('short-quote', post('/', buildForm(shortQuoteFields, [pngFile()])), context);
    const [first, second] = await Promise.all([send(), send()]);
    expect(first).toMatchObject({ status: 'stored' });
    expect(second).toEqual(first);
    expect(await send()).toEqual(first);
    expect(await countLeads(store)).toBe(1);
  });

  it('gives a custom quote a mail to write to the showroom, with its reference', async () => {
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

  it('never says that a request arrived when the disk did not take it', async () => {
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

  it('asks for a form again that arrived as something else', async () => {
    const { context } = await temporarySite();
    const request = new Request('https://showroom.example/api/leads/contact', {
      method: 'POST',
      body: 'half a fo',
      headers: { 'Content-Type': 'multipart/form-data; boundary=lost' },
    });
    expect(await receiveLead('contact', request, context)).toMatchObject({ status: 'refused' });
  });
});

describe('receiving a lead while the store is gone', () => {
  it('answers with the words to try again, instead of an error page', async () => {
    const { store, context } = await temporarySite();
    await store.close();
    expect(await receiveLead('contact', post('/', buildForm(contactFields)), context)).toMatchObject({
      status: 'refused',
    });
  });
});
