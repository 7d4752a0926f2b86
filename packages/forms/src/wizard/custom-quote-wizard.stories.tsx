import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { customQuoteForm } from '../questions/custom-quote-form.ts';
import { validateStep } from './custom-quote-steps.ts';
import { CustomQuoteWizard } from './custom-quote-wizard.tsx';
import { clearDraft, saveDraft } from '../draft/draft.ts';
import { answerWith, auroraSubject, formProps } from '../testing/request-form-props.ts';
import { customQuoteAnswers, longCustomQuoteAnswers } from '../testing/sample-answers.ts';

const meta = {
  title: 'Patterns/Forms/Custom quote wizard',
  component: CustomQuoteWizard,
  parameters: {
    usage: {
      when: 'For a whole project: who, what, how, and a review before sending.',
      instead: 'The short quote form if two or three questions are enough.',
    },
  },

  args: formProps,
  decorators: [(Story) => <div className="mx-auto max-w-4xl">{Story()}</div>],
  beforeEach: () => clearDraft(customQuoteForm),
} satisfies Meta<typeof CustomQuoteWizard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Step1: Story = {};

export const Step1WithErrors: Story = { args: { values: {}, issues: validateStep(1, {}) } };

export const Step2: Story = { args: { values: { ...customQuoteAnswers, projectDescription: '' }, step: 2 } };

export const Step2WithErrors: Story = {
  args: {
    values: { ...customQuoteAnswers, projectDescription: '', budget: '' },
    step: 2,
    issues: validateStep(2, { ...customQuoteAnswers, projectDescription: '', budget: '' }),
  },
};

export const Step2FromReview: Story = { args: { values: customQuoteAnswers, step: 2 } };

export const Step3: Story = { args: { values: customQuoteAnswers, step: 3 } };

export const Review: Story = { args: { values: customQuoteAnswers, step: 4 } };

export const ReviewOfLongAnswers: Story = { args: { values: longCustomQuoteAnswers, step: 4, context: auroraSubject } };

export const ReviewOnAPhone: Story = {
  args: { values: longCustomQuoteAnswers, step: 4 },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

export const Busy: Story = {
  args: { values: customQuoteAnswers, step: 4, send: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }));
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Unreachable: Story = {
  args: { values: customQuoteAnswers, step: 4, send: answerWith({ status: 'unreachable' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

export const Received: Story = {
  args: { values: customQuoteAnswers, step: 4 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }));
    await expect(await canvas.findByRole('link', { name: 'Open the pre-filled email' })).toBeVisible();
  },
};

export const RestoredDraft: Story = {
  beforeEach: () => saveDraft(customQuoteForm, { values: customQuoteAnswers, step: 3 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We restored/u)).toBeVisible();
  },
};
