import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkAnswers } from '../rules/check-answers.ts';
import { clearDraft } from '../draft/draft.ts';
import { stoneQuoteForm, stoneQuoteFormFor } from '../questions/stone-quote-form.ts';
import { auroraSubject, formProps } from '../testing/request-form-props.ts';
import { OnePageForm } from './one-page-form.tsx';

const meta = {
  title: 'Patterns/Forms/Stone quote form',
  component: OnePageForm,
  parameters: {
    usage: {
      when: 'On the quote page of one stone.',
      instead: 'The product quote form for other products. The sample form for a sample.',
    },
  },
  args: { ...formProps, form: stoneQuoteFormFor(['2cm', '3cm']), isSubjectFixed: true, context: auroraSubject },
  decorators: [(Story) => <div className="mx-auto max-w-3xl">{Story()}</div>],
  beforeEach: () => clearDraft(stoneQuoteForm),
} satisfies Meta<typeof OnePageForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Quote: Story = {};

export const OneThickness: Story = { args: { form: stoneQuoteFormFor(['3cm']) } };

export const WithErrors: Story = { args: { values: {}, issues: checkAnswers(stoneQuoteForm.fields, {}) } };

export const OnAPhone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
