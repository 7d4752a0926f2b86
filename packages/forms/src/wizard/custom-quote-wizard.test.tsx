import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { advanceWizard } from './advance-wizard.ts';
import { listStepFields, type StepNumber } from './custom-quote-steps.ts';
import { CustomQuoteWizard, type CustomQuoteWizardProps } from './custom-quote-wizard.tsx';
import { customQuoteForm } from '../questions/custom-quote-form.ts';
import { saveDraft } from '../draft/draft.ts';
import { MAIL_OPENED } from '../sending/send-problem.tsx';
import { SUBMIT_ERROR } from '../sending/send-problem.tsx';
import type { SendResult } from '../sending/send-result.ts';
import { answerWith, auroraSubject, formProps } from '../testing/request-form-props.ts';
import { fillRequired } from '../testing/fill-required.ts';
import { customQuoteAnswers } from '../testing/sample-answers.ts';

const user = userEvent.setup();

function show(props: Partial<CustomQuoteWizardProps> = {}) {
  return render(<CustomQuoteWizard {...formProps} {...props} />);
}

function textbox(name: string): HTMLElement {
  return screen.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') });
}

async function click(name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
}

function expectStep(title: string): void {
  expect(screen.getByRole('heading', { level: 2, name: new RegExp(title, 'u') })).toBeInTheDocument();
}

const fillStep = (step: StepNumber) => fillRequired(user, listStepFields(step), customQuoteAnswers);

afterEach(() => history.replaceState(null, '', '/'));

describe('the custom quote wizard', () => {
  it('stays on a step with errors and links to each field', async () => {
    show();
    await user.type(textbox('First name'), 'Noémie');
    await click('Next');
    expectStep('Contact Information');
    const summary = screen.getByRole('alert');
    expect(document.activeElement === summary || summary.contains(document.activeElement)).toBe(true);
    expect(within(summary).queryByText('Enter your first name')).toBeNull();
    expect(textbox('City')).toBeInvalid();
    expect(textbox('City')).toHaveAccessibleDescription(/Enter your city/u);
    await user.click(within(summary).getByRole('link', { name: 'Enter your city' }));
    expect(textbox('City')).toHaveFocus();
    expect(textbox('First name')).toHaveValue('Noémie');
  });

  it('goes from the first question to the reference number', async () => {
    const send = answerWith({ status: 'stored', reference: 'BS-1042' });
    show({ send });
    await fillStep(1);
    await click('Next');
    expectStep('Project Details');
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    await fillStep(2);
    await click('Next');
    expectStep('Specifications');
    await user.click(screen.getByRole('checkbox', { name: 'Installation' }));
    await click('Next');
    expectStep('Review & Submit');
    expect(screen.getByText('noemie@example.ca')).toBeVisible();
    await click('Submit Request');
    expect(await screen.findByText('BS-1042')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    expect(Object.fromEntries(send.handed[0] ?? [])).toMatchObject({
      firstName: 'Noémie',
      projectType: 'built-in-storage',
      installation: 'yes',
      formToken: 'token-1',
      intent: 'submit',
    });
  });

  it('loses nothing when going back, not even invalid answers', async () => {
    show({ values: { ...customQuoteAnswers, projectDescription: '' }, step: 2 });
    await user.type(textbox('Project description'), 'half a thought');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Budget/u }), '');
    await click('Previous');
    expectStep('Contact Information');
    await click('Next');
    expect(textbox('Project description')).toHaveValue('half a thought');
    expect(screen.getByRole('combobox', { name: /^Budget/u })).toHaveValue('');
  });

  it('lists every answer on the review by step, with a way to a step and back', async () => {
    show({ values: customQuoteAnswers, step: 4 });
    expect(screen.getAllByText('Not specified').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: /^Change/u }).map((button) => button.ariaLabel)).toEqual([
      'Change Contact Information',
      'Change Project Details',
      'Change Specifications',
    ]);
    const project = screen.getByRole('region', { name: 'Project Details' });
    expect(within(project).getByText('Budget')).toBeVisible();
    expect(within(project).queryByText('Email')).toBeNull();
    await click('Change Project Details');
    expectStep('Project Details');
    expect(screen.getByRole('heading', { name: /Project Details/u })).toHaveFocus();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Budget/u }), 'Over $50,000');
    await click('Back to review');
    expectStep('Review & Submit');
    expect(screen.getByText('Over $50,000')).toBeVisible();
  });

  it('restores a draft on its step after a reload, and can start over', async () => {
    const first = show();
    await fillStep(1);
    await click('Next');
    await user.type(textbox('Project description'), 'A wall of shelves');
    first.unmount();
    history.replaceState(null, '', '/');

    show();
    expectStep('Project Details');
    expect(textbox('Project description')).toHaveValue('A wall of shelves');
    expect(screen.getByText(/We restored what you typed/u)).toBeVisible();
    await click('Start over');
    expectStep('Contact Information');
    expect(textbox('First name')).toHaveValue('');
    expect(localStorage).toHaveLength(0);
    await click('Undo');
    expectStep('Project Details');
    expect(textbox('Project description')).toHaveValue('A wall of shelves');
  });

  it('restores a draft over an empty posted form', () => {
    saveDraft(customQuoteForm, { values: customQuoteAnswers, step: 1 });
    show({ values: {}, issues: [{ field: 'firstName', message: 'Enter your first name' }] });
    expect(textbox('First name')).toHaveValue(customQuoteAnswers.firstName);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/We restored what you typed/u)).toBeVisible();
  });

  it('deletes the draft once the request is stored', async () => {
    const view = show();
    await fillStep(1);
    view.unmount();
    show({ values: customQuoteAnswers, step: 4 });
    expect(localStorage).toHaveLength(1);
    await click('Submit Request');
    await screen.findByText('BS-1042');
    expect(localStorage).toHaveLength(0);
  });

  it('keeps everything and offers an email when the server is unreachable', async () => {
    const send = answerWith({ status: 'unreachable' }, { status: 'stored', reference: 'BS-1043' });
    show({ values: customQuoteAnswers, step: 4, send });
    await click('Submit Request');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(SUBMIT_ERROR);
    await waitFor(() => expect(alert).toHaveFocus());
    const href = within(alert).getByRole('link', { name: 'Send it by email' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toContain('A wall of shelves around the fireplace.');
    expect(screen.queryByText(MAIL_OPENED)).toBeNull();
    fireEvent.click(within(alert).getByRole('link', { name: 'Send it by email' }));
    expect(within(alert).getByText(MAIL_OPENED)).toBeVisible();
    expect(screen.getByText('noemie@example.ca')).toBeVisible();
    await click('Submit Request');
    expect(await screen.findByText('BS-1043')).toBeVisible();
  });

  it('treats a failed connection as an unreachable server', async () => {
    show({ values: customQuoteAnswers, step: 4, send: () => Promise.reject(new TypeError('Failed to fetch')) });
    await click('Submit Request');
    expect(await screen.findByRole('alert')).toHaveTextContent(SUBMIT_ERROR);
  });

  it("shows the server's message", async () => {
    const message = 'Too many requests from this connection. Please wait a minute.';
    show({ values: customQuoteAnswers, step: 4, send: answerWith({ status: 'refused', message }) });
    await click('Submit Request');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('returns to the step of a server error', async () => {
    const issues = [{ field: 'email', message: 'This address cannot receive mail' }];
    show({ values: customQuoteAnswers, step: 4, send: answerWith({ status: 'invalid', issues }) });
    await click('Submit Request');
    expect(await screen.findByRole('textbox', { name: /^Email/u })).toHaveAccessibleDescription(/cannot receive mail/u);
    expectStep('Contact Information');
  });

  it('sends once for several clicks', async () => {
    const calls: ((result: SendResult) => void)[] = [];
    const send = () => new Promise<SendResult>((resolve) => calls.push(resolve));
    show({ values: customQuoteAnswers, step: 4, send });
    await user.dblClick(screen.getByRole('button', { name: 'Submit Request' }));
    const busy = screen.getByRole('button', { name: 'Submitting...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    expect(calls).toHaveLength(1);
    await act(async () => calls[0]?.({ status: 'stored', reference: 'BS-1042' }));
    expect(screen.getByText('BS-1042')).toBeVisible();
  });

  it('offers a pre-filled email with the reference after storing', async () => {
    show({ values: customQuoteAnswers, step: 4 });
    await click('Submit Request');
    const link = await screen.findByRole('link', { name: 'Open the pre-filled email' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Reference: BS-1042');
    expect(screen.getByRole('heading', { name: 'Have something to add?' })).toBeVisible();
    expect(screen.queryByText(MAIL_OPENED)).toBeNull();
  });

  it("goes back a step with the browser's Back and keeps what is typed", async () => {
    show();
    await fillStep(1);
    await click('Next');
    expect(location.hash).toBe('#step-2');
    await user.type(textbox('Project description'), 'Shelves');
    history.back();
    await waitFor(() => expectStep('Contact Information'));
    expect(textbox('First name')).toHaveValue('Noémie');
    history.forward();
    await waitFor(() => expectStep('Project Details'));
    expect(textbox('Project description')).toHaveValue('Shelves');
    location.hash = '#main';
    await new Promise((resolve) => setTimeout(resolve, 50));
    expectStep('Project Details');
  });

  it('shows no later step than the answers allow', () => {
    show({ step: 4 });
    expectStep('Contact Information');
  });

  it('uses the main button on Enter', async () => {
    show();
    await fillStep(1);
    await user.type(textbox('City'), '{Enter}');
    expectStep('Project Details');
  });

  it('sends the product unless it is removed', async () => {
    const send = answerWith({ status: 'unreachable' });
    show({ values: customQuoteAnswers, step: 4, send, context: auroraSubject });
    await click('Submit Request');
    expect(send.handed[0]?.get('subjectSlug')).toBe('aurora');
    await user.click(screen.getByRole('checkbox', { name: /About: Aurora quartz/u }));
    await click('Submit Request');
    expect(send.handed[1]?.has('subjectSlug')).toBe(false);
  });

  it('keeps chosen files on other steps', async () => {
    const { container } = show({ values: customQuoteAnswers, step: 4 });
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no place for files');
    await user.upload(input, new File(['%PDF-1.7'], 'kitchen.pdf', { type: 'application/pdf' }));
    await click('Change Contact Information');
    expect(screen.getByText('kitchen.pdf')).not.toBeVisible();
    await click('Back to review');
    expect(screen.getByText('kitchen.pdf')).toBeVisible();
    expect(input).toBeInTheDocument();
  });

  it('accepts drawings at the measurements, and shows them on the review', async () => {
    const { container } = show({ values: customQuoteAnswers, step: 3 });
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no place for files');
    expect(input).toBeVisible();
    await user.upload(input, new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }));
    await click('Next');
    expectStep('Review & Submit');
    expect(screen.getByText('plan.pdf')).toBeVisible();
  });
});

/** Whether a step’s server HTML shows the file field. */
function asksForFiles(step: number): boolean {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<CustomQuoteWizard {...formProps} values={customQuoteAnswers} step={step} />);
  return page.querySelector('input[type=file]') !== null && page.querySelector('[hidden] input[type=file]') === null;
}

describe('the custom quote wizard without JavaScript', () => {
  it('asks for drawings on the last step only, where they can be posted', () => {
    expect([3, 4].map(asksForFiles)).toEqual([false, true]);
  });

  it('goes through all steps by posts alone', () => {
    const second = advanceWizard(post({ values: customQuoteAnswers, step: 1 }, 'next'));
    if ('submit' in second) throw new Error('submitted too early');
    expect(second).toMatchObject({ step: 2, issues: [] });
    const third = advanceWizard(post(second, 'next'));
    if ('submit' in third) throw new Error('submitted too early');
    const fourth = advanceWizard(post(third, 'next'));
    if ('submit' in fourth) throw new Error('submitted too early');
    expect(fourth.step).toBe(4);
    expect(advanceWizard(post(fourth, 'change-2'))).toMatchObject({ step: 2, values: customQuoteAnswers });
    expect(advanceWizard(post(fourth, 'submit'))).toMatchObject({ submit: { installation: 'yes', finish: 'natural' } });
  });

  it('keeps what was typed before hydration', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<CustomQuoteWizard {...formProps} />);
    const input = page.querySelector<HTMLInputElement>('input[name=firstName]');
    if (input === null) throw new Error('no field');
    input.value = 'Quick';
    const root = await act(async () => hydrateRoot(page, <CustomQuoteWizard {...formProps} />));
    await click('Next');
    expect(textbox('First name')).toHaveValue('Quick');
    expect(screen.queryByText('Enter your first name')).toBeNull();
    act(() => root.unmount());
    page.remove();
  });
});

/** Renders the page on the server and reads the form as a browser posts it. */
function post(props: Partial<CustomQuoteWizardProps>, intent: string): FormData {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<CustomQuoteWizard {...formProps} {...props} />);
  const form = page.querySelector('form');
  if (form === null) throw new Error('no form');
  expect(form.method).toBe('post');
  expect(form.enctype).toBe('multipart/form-data');
  expect(form.querySelector(`button[name=intent][value=${intent}]`)).not.toBeNull();
  const formData = new FormData(form);
  formData.set('intent', intent);
  return formData;
}
