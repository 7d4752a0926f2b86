import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { OnePageForm } from './one-page-form.tsx';
import { contactForm } from '../questions/contact-form.ts';
import { checkAnswers } from '../rules/check-answers.ts';
import { clearDraft, saveDraft } from '../draft/draft.ts';
import { answerWith, auroraSubject, formProps } from '../testing/request-form-props.ts';
import { contactAnswers } from '../testing/sample-answers.ts';

const meta = {
  title: 'Patterns/Forms/Contact form',
  component: OnePageForm,
  parameters: {
    usage: {
      when: 'On the contact page, and wherever visitors have a question.',
      instead: 'The custom quote wizard for a project with measurements and drawings.',
    },
  },

  args: { ...formProps, form: contactForm },
  decorators: [(Story) => <div className="mx-auto max-w-prose">{Story()}</div>],
  beforeEach: () => clearDraft(contactForm),
} satisfies Meta<typeof OnePageForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithErrors: Story = { args: { values: {}, issues: checkAnswers(contactForm.fields, {}) } };

export const Filled: Story = { args: { values: contactAnswers } };

export const Busy: Story = {
  args: { values: contactAnswers, send: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Received: Story = {
  args: { values: contactAnswers },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(await canvas.findByText('BS-1042')).toBeVisible();
  },
};

export const Unreachable: Story = {
  args: { values: contactAnswers, send: answerWith({ status: 'unreachable' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

export const Rejected: Story = {
  args: {
    values: contactAnswers,
    problem: { status: 'refused', message: 'Too many requests from this connection. Please wait a minute.' },
  },
};

export const AboutAProduct: Story = { args: { context: auroraSubject } };

export const SampleRequest: Story = { args: { context: { ...auroraSubject, request: 'sample' } } };

export const RestoredDraft: Story = {
  beforeEach: () => saveDraft(contactForm, { values: contactAnswers, step: 1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We restored/u)).toBeVisible();
  },
};
