import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { checkAnswers } from '../rules/check-answers.ts';
import { clearDraft } from '../draft/draft.ts';
import { OnePageForm } from './one-page-form.tsx';
import { shortQuoteForm } from '../questions/short-quote-form.ts';
import { answerWith, auroraSubject, formProps } from '../testing/request-form-props.ts';
import { shortQuoteAnswers } from '../testing/sample-answers.ts';
import { UPLOAD_FIELD } from '../uploads/uploads-rules.ts';

const meta = {
  title: 'Patterns/Forms/Short quote form',
  component: OnePageForm,
  parameters: {
    usage: {
      when: 'On a page about one kind of work, to ask for a price.',
      instead: 'The contact form for a first question. The custom quote wizard for a whole project.',
    },
  },

  args: { ...formProps, form: shortQuoteForm },
  decorators: [(Story) => <div className="mx-auto max-w-3xl">{Story()}</div>],
  beforeEach: () => clearDraft(shortQuoteForm),
} satisfies Meta<typeof OnePageForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithErrors: Story = {
  args: {
    values: {},
    issues: [
      ...checkAnswers(shortQuoteForm.fields, {}),
      { field: UPLOAD_FIELD, message: 'scan.pdf is larger than 10MB' },
    ],
  },
};

export const Busy: Story = {
  args: { values: shortQuoteAnswers, send: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get a Quote' }));
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  },
};

export const Unreachable: Story = {
  args: { values: shortQuoteAnswers, send: answerWith({ status: 'unreachable' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get a Quote' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

export const AboutAProduct: Story = { args: { values: shortQuoteAnswers, context: auroraSubject } };

export const OnAPhone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
