import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OnePageForm } from './one-page-form.tsx';
import { contactForm } from '../questions/contact-form.ts';
import { saveDraft } from '../draft/draft.ts';
import { SUBMIT_ERROR } from '../sending/send-problem.tsx';
import { shortQuoteForm } from '../questions/short-quote-form.ts';
import { SPAM_TRAP_FIELD } from '../sending/spam-trap.ts';
import { answerWith, auroraSubject, formProps } from '../testing/request-form-props.ts';
import { fillRequired } from '../testing/fill-required.ts';
import { contactAnswers } from '../testing/sample-answers.ts';

const user = userEvent.setup();

function textbox(name: string): HTMLElement {
  return screen.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') });
}

function findFileInput(container: HTMLElement): HTMLInputElement {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no place for files');
  return input;
}

describe('the contact form', () => {
  it('shows what is missing next to each field and in a summary, and sends nothing', async () => {
    const send = answerWith({ status: 'unreachable' });
    render(<OnePageForm form={contactForm} {...formProps} send={send} />);
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    const summary = screen.getByRole('alert');
    const messages = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(messages).toEqual(
      expect.arrayContaining([
        'Enter your first name',
        'Enter your last name',
        'Enter your email address',
        'Enter your message',
      ]),
    );
    expect(messages).toEqual(contactForm.fields.flatMap(({ required }) => (required === false ? [] : [required])));
    expect(textbox('Message')).toHaveAccessibleDescription(/Enter your message/u);
    expect(textbox('Phone')).toBeValid();
    expect(send.handed).toHaveLength(0);
  });

  it('sends and confirms with a reference number', async () => {
    render(<OnePageForm form={contactForm} {...formProps} />);
    await fillRequired(user, contactForm.fields, contactAnswers);
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('BS-1042')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    expect(screen.queryByRole('link', { name: /pre-filled email/u })).toBeNull();
  });

  it('keeps the text and offers an email when the server is unreachable', async () => {
    render(
      <OnePageForm
        form={contactForm}
        {...formProps}
        values={contactAnswers}
        send={answerWith({ status: 'unreachable' })}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(SUBMIT_ERROR);
    expect(textbox('Message')).toHaveValue(contactAnswers.message);
    const href = within(alert).getByRole('link', { name: 'Send it by email' }).getAttribute('href') ?? '';
    expect(href).toMatch(/^mailto:hello@borealandstone\.example\?/u);
    expect(decodeURIComponent(href)).toContain(contactAnswers.message);
  });

  it('restores a draft after a reload', async () => {
    const first = render(<OnePageForm form={contactForm} {...formProps} />);
    await user.type(textbox('Message'), 'About the slab');
    first.unmount();
    render(<OnePageForm form={contactForm} {...formProps} />);
    expect(textbox('Message')).toHaveValue('About the slab');
  });

  it('replaces the button when a draft is restored, so that nothing unseen is sent', () => {
    for (const isDrafted of [false, true]) {
      if (isDrafted) saveDraft(contactForm, { values: contactAnswers, step: 1 });
      const page = document.createElement('div');
      document.body.append(page);
      page.innerHTML = renderToString(<OnePageForm form={contactForm} {...formProps} />);
      const button = within(page).getByRole('button', { name: 'Send Message' });
      const view = render(<OnePageForm form={contactForm} {...formProps} />, { container: page, hydrate: true });
      expect(button.isConnected).toBe(!isDrafted);
      view.unmount();
      page.remove();
    }
  });

  it('mentions files of a draft only if the form accepts files', async () => {
    const first = render(<OnePageForm form={contactForm} {...formProps} />);
    await user.type(textbox('Message'), 'About the slab');
    first.unmount();
    const second = render(<OnePageForm form={contactForm} {...formProps} />);
    expect(screen.getByText(/^We restored/u)).toBeVisible();
    expect(screen.queryByText(/files/iu)).toBeNull();
    second.unmount();
    const third = render(<OnePageForm form={shortQuoteForm} {...formProps} />);
    await user.type(textbox('Project description'), 'Two shelves');
    third.unmount();
    render(<OnePageForm form={shortQuoteForm} {...formProps} />);
    expect(screen.getByText(/You’ll need to add your files again\.$/u)).toBeVisible();
  });

  it('keeps the focus when a draft is cleared and restored', async () => {
    const first = render(<OnePageForm form={contactForm} {...formProps} />);
    await user.type(textbox('Message'), 'About the slab');
    first.unmount();
    render(<OnePageForm form={contactForm} {...formProps} />);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(textbox('First name')).toHaveFocus();
    expect(textbox('Message')).toHaveValue('About the slab');
  });

  it('ignores a draft if the server passes answers', async () => {
    const first = render(<OnePageForm form={contactForm} {...formProps} />);
    await user.type(textbox('Message'), 'Older');
    first.unmount();
    render(<OnePageForm form={contactForm} {...formProps} values={contactAnswers} />);
    expect(textbox('Message')).toHaveValue(contactAnswers.message);
  });

  it("renders the server's errors and problem on the server", () => {
    render(
      <OnePageForm
        form={contactForm}
        {...formProps}
        values={contactAnswers}
        issues={[{ field: 'email', message: 'Enter your email address' }]}
        problem={{ status: 'refused', message: 'Please wait a minute.' }}
      />,
    );
    expect(textbox('Email')).toBeInvalid();
    expect(screen.getByText('Please wait a minute.')).toBeVisible();
  });

  it('says when the answers are too long for the email', () => {
    const problem = { status: 'refused', message: 'Please wait a minute.' } as const;
    const { unmount } = render(
      <OnePageForm form={contactForm} {...formProps} values={contactAnswers} problem={problem} />,
    );
    expect(screen.getByRole('alert')).not.toHaveTextContent('copy the rest');
    unmount();
    const message = 'Two words. '.repeat(300).trim();
    render(<OnePageForm form={contactForm} {...formProps} values={{ ...contactAnswers, message }} problem={problem} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your message is too long for the email. Copy the rest from here.',
    );
    expect(textbox('Message')).toHaveValue(message);
  });

  it("doesn't claim that typed text is still there if none arrived", () => {
    const problem = { status: 'refused', message: 'What arrived is not a form.' } as const;
    const { unmount } = render(
      <OnePageForm form={contactForm} {...formProps} values={contactAnswers} problem={problem} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('What you typed is still here.');
    unmount();
    render(<OnePageForm form={contactForm} {...formProps} values={{}} problem={problem} />);
    expect(screen.getByRole('alert')).not.toHaveTextContent('still here');
    expect(screen.getByRole('alert')).toHaveTextContent('or call');
  });

  it('names the product of a sample request', () => {
    render(<OnePageForm form={contactForm} {...formProps} context={{ ...auroraSubject, request: 'sample' }} />);
    expect(screen.getByRole('checkbox', { name: /Sample of: Aurora quartz/u })).toBeChecked();
  });

  it('lists the products of a shortlist and sends those left checked', async () => {
    const oak = { kind: 'vanities', slug: 'oak-30', label: 'Oak 30″ Vanity' };
    const send = answerWith({ status: 'stored', reference: 'BS-1042' });
    const context = { ...auroraSubject, others: [oak] };
    render(<OnePageForm form={contactForm} {...formProps} values={contactAnswers} send={send} context={context} />);
    const group = within(screen.getByRole('group', { name: 'What your request is about' }));
    expect(group.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await user.click(group.getByRole('checkbox', { name: 'Aurora quartz' }));
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('BS-1042')).toBeVisible();
    expect(send.handed[0]?.getAll('subjects')).toEqual(['vanities/oak-30']);
  });

  it('hides the spam trap from people and their tools', () => {
    const { container } = render(<OnePageForm form={contactForm} {...formProps} />);
    const trap = container.querySelector(`input[name="${SPAM_TRAP_FIELD}"]`);
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});

describe('the short quote form', () => {
  it("lists chosen files and says which it can't accept", async () => {
    const { container } = render(<OnePageForm form={shortQuoteForm} {...formProps} />);
    const files = ['plan.pdf', 'wall.jpg'].map((name) => new File(['%PDF-1.7'], name));
    await user.upload(findFileInput(container), files);
    expect(screen.getByText('plan.pdf')).toBeVisible();
    expect(screen.getByText('wall.jpg')).toBeVisible();
    const large = new File(['a'], 'scan.pdf', { type: 'application/pdf' });
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    await user.upload(findFileInput(container), large);
    expect(screen.getByText('scan.pdf is larger than 10MB')).toBeVisible();
    expect(screen.getByText('plan.pdf')).toBeVisible();
  });

  it('selects email by default', () => {
    render(<OnePageForm form={shortQuoteForm} {...formProps} />);
    expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked();
  });
});
