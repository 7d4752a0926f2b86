import { requestForms } from '@showroom/forms/request-forms';
import { countLeadsByStatus } from '@showroom/store/admin';
import { dropTable, useUpUploads } from '@showroom/store/testing';
import { describe, expect, it } from 'vitest';
import {
  buildForm,
  contactFields,
  customQuoteFields,
  pngFile,
  post,
  programFile,
  shortQuoteFields,
} from '../testing/posted-forms.ts';
import { temporarySite } from '../testing/temporary-site.ts';
import { answerPlainForm, answerWizard } from './post-form.server.ts';
import { ALL_TEXT_BYTES, TEXT_BYTES } from './read-form.server.ts';

const aurora = { subjectKind: 'quartz', subjectSlug: 'aurora', subjectRequest: 'sample' };

describe('a one-page form, posted without scripts', () => {
  it('returns its reference without a form', async () => {
    const { context } = await temporarySite();
    const { data, init } = await answerPlainForm('contact', post('/contact', buildForm(contactFields)), context);
    expect(init).toBeNull();
    expect(data).toMatchObject({ stored: { reference: expect.stringMatching(/./) }, values: {}, issues: [] });
  });

  it('is returned as typed, with its product and errors', async () => {
    const { store, context } = await temporarySite();
    const form = buildForm({ ...contactFields, ...aurora, email: 'sam' });
    const { data, init } = await answerPlainForm('contact', post('/contact', form), context);
    expect(init).toEqual({ status: 400 });
    expect(data).toMatchObject({
      stored: null,
      values: { firstName: 'Sam', email: 'sam', message: 'Is the Aurora slab in the showroom?' },
      issues: [{ field: 'email' }],
      subject: { slug: 'aurora', label: 'Aurora quartz', request: 'sample' },
    });
    expect((await countLeadsByStatus(store)).total).toBe(0);
  });

  it('is returned without a removed product', async () => {
    const { context } = await temporarySite();
    const form = buildForm({ ...contactFields, email: '' });
    const { data } = await answerPlainForm('contact', post('/contact?quartz=aurora', form), context);
    expect(data.subject).toBeNull();
  });

  it('is returned as typed, with a message to try again, when it couldn’t be saved', async () => {
    const { store, context } = await temporarySite();
    await dropTable(store, 'lead_file');
    await dropTable(store, 'outbox');
    const { data, init } = await answerPlainForm('contact', post('/contact', buildForm(contactFields)), context);
    expect(init).toEqual({ status: 503 });
    expect(data).toMatchObject({ stored: null, values: contactFields, problem: { status: 'refused' } });
  });

  it('has to be sent again when its encoding is wrong', async () => {
    const { context } = await temporarySite();
    const { data, init } = await answerPlainForm('contact', post('/contact', 'no form'), context);
    expect(init).toEqual({ status: 415 });
    expect(data.problem).toMatchObject({ status: 'refused' });
  });

  it('is returned as typed when a file name can’t be read', async () => {
    const { store, context } = await temporarySite();
    const form = buildForm(shortQuoteFields, [pngFile('plan\uFFFD.png')]);
    const { data, init } = await answerPlainForm('short-quote', post('/millwork', form), context);
    expect(init).toEqual({ status: 400 });
    expect(data).toMatchObject({ values: shortQuoteFields, problem: { code: 'unreadable-name' } });
    expect((await countLeadsByStatus(store)).total).toBe(0);
  });

  it('is returned as typed when there are too many files', async () => {
    const { context } = await temporarySite();
    const form = buildForm(
      shortQuoteFields,
      Array.from({ length: 30 }, () => pngFile()),
    );
    const { data, init } = await answerPlainForm('short-quote', post('/millwork', form), context);
    expect(init).toEqual({ status: 413 });
    expect(data).toMatchObject({ values: shortQuoteFields, problem: { code: 'too-many-parts' } });
  });

  it('is returned as typed when the day’s limit of files is reached, and saved without them', async () => {
    const { store, context } = await temporarySite();
    await useUpUploads(store);
    const form = buildForm(shortQuoteFields, [pngFile()]);
    const { data, init } = await answerPlainForm('short-quote', post('/millwork', form), context);
    expect(init).toEqual({ status: 429 });
    expect(data).toMatchObject({
      stored: null,
      values: shortQuoteFields,
      problem: { code: 'too-much-today', message: expect.stringMatching(/Remove the files and send the form again/) },
    });
    expect((await countLeadsByStatus(store)).total).toBe(0);
    const again = await answerPlainForm('short-quote', post('/millwork', buildForm(shortQuoteFields)), context);
    expect(again.data.stored).toMatchObject({ reference: expect.stringMatching(/./) });
  });

  it('echoes only the start of an endless text', { timeout: 30_000 }, async () => {
    const { context } = await temporarySite();
    const form = buildForm({ ...contactFields, message: '<&"'.repeat(16_000_000) });
    const { data, init } = await answerPlainForm('contact', post('/contact', form), context);
    expect(init).toEqual({ status: 400 });
    expect(data.issues).toEqual([{ field: 'message', message: 'Message must be 5,000 characters or fewer' }]);
    expect(data.values).toMatchObject({ firstName: 'Sam', message: expect.stringMatching(/^<&"<&"/) });
    expect(JSON.stringify(data).length).toBeLessThan(2 * TEXT_BYTES);
  });

  it('is rejected when its texts are too long together', async () => {
    const { context } = await temporarySite();
    const more = Object.fromEntries(Array.from({ length: 9 }, (_none, index) => [`more${index}`, 'x'.repeat(16_384)]));
    const form = buildForm({ ...contactFields, ...more });
    const { data, init } = await answerPlainForm('contact', post('/contact', form), context);
    expect(init).toEqual({ status: 413 });
    expect(data).toMatchObject({ values: contactFields, problem: { code: 'too-much-text' } });
  });

  it.each(Object.values(requestForms))('accepts the longest answers: $name', ({ fields }) => {
    // A UTF-16 unit takes at most three bytes.
    const bytes = fields.map((field) => ('maxLength' in field ? 3 * field.maxLength : 0));
    expect(Math.max(...bytes) * 2).toBeLessThan(TEXT_BYTES);
    expect(bytes.reduce((sum, each) => sum + each, 0) * 2).toBeLessThan(ALL_TEXT_BYTES);
  });
});

async function postWizard(fields: Record<string, string | undefined>, files: readonly File[] = []) {
  const { store, context } = await temporarySite();
  const given = Object.fromEntries(Object.entries(fields).filter((entry) => entry[1] !== undefined));
  // Filtered above, which the types don’t follow.
  const form = buildForm(given as Record<string, string>, files);
  const answer = await answerWizard(post('/custom-millwork-form', form), context);
  return { data: answer.data, init: answer.init, leadCount: (await countLeadsByStatus(store)).total };
}

describe('the wizard, posted without scripts', () => {
  const { projectType, projectDescription, timeline, budget, ...firstStep } = customQuoteFields;
  const secondStep = { projectType, projectDescription, timeline, budget };

  it('continues to the next step with all answers and the product', async () => {
    const { data, init, leadCount } = await postWizard({ ...firstStep, ...aurora, step: '1', intent: 'next' });
    expect(init).toEqual({ status: 200 });
    expect(data).toMatchObject({ step: 2, values: firstStep, issues: [], subject: { slug: 'aurora' }, stored: null });
    expect(leadCount).toBe(0);
  });

  it('returns to the first step for a phone number that can’t be dialled', async () => {
    const { data, init, leadCount } = await postWizard({
      ...customQuoteFields,
      phone: '555-0171',
      step: '4',
      intent: 'submit',
    });
    expect(init).toEqual({ status: 400 });
    expect(data).toMatchObject({
      step: 1,
      issues: [{ field: 'phone', message: expect.stringContaining('area code') }],
    });
    expect(leadCount).toBe(0);
  });

  it('stays on a step with errors', async () => {
    const { data, init } = await postWizard({ ...firstStep, email: 'noemie', step: '1', intent: 'next' });
    expect(init).toEqual({ status: 400 });
    expect(data).toMatchObject({
      step: 1,
      values: { email: 'noemie', city: 'Thunder Bay' },
      issues: [{ field: 'email' }],
    });
  });

  it('goes back without validating', async () => {
    const { data, init } = await postWizard({ ...firstStep, budget: '10k-25k', step: '2', intent: 'previous' });
    expect(init).toEqual({ status: 200 });
    expect(data).toMatchObject({ step: 1, values: { budget: '10k-25k' }, issues: [] });
  });

  it('moves from the review to the step to change', async () => {
    const { data } = await postWizard({ ...customQuoteFields, step: '4', intent: 'change-2' });
    expect(data).toMatchObject({ step: 2, values: secondStep, issues: [] });
  });

  it('saves the complete request after the last step', async () => {
    const { data, leadCount } = await postWizard({ ...customQuoteFields, step: '4', intent: 'submit' }, [pngFile()]);
    expect(data.stored).toMatchObject({ mailto: expect.stringMatching(/^mailto:/) });
    expect(leadCount).toBe(1);
  });

  it('returns to the step that lacks an answer, whatever step is posted', async () => {
    const { data, init, leadCount } = await postWizard({
      ...customQuoteFields,
      timeline: '',
      step: '4',
      intent: 'submit',
    });
    expect(init).toEqual({ status: 400 });
    expect(data).toMatchObject({ step: 2, issues: [{ field: 'timeline' }] });
    expect(leadCount).toBe(0);
  });

  it('returns to the files on the last step when one is rejected', async () => {
    const files = [programFile('plan.png')];
    const { data, init, leadCount } = await postWizard({ ...customQuoteFields, step: '4', intent: 'submit' }, files);
    expect(init).toEqual({ status: 400 });
    expect(data).toMatchObject({
      step: 4,
      values: customQuoteFields,
      issues: [{ field: 'files', message: 'plan.png isn’t a JPG, PNG, HEIC or PDF file' }],
    });
    expect(leadCount).toBe(0);
  });
});
