import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkAnswers } from '../rules/check-answers.ts';
import { clearDraft } from '../draft/draft.ts';
import { productQuoteForm, productQuoteFormFor } from '../questions/product-quote-form.ts';
import { formProps } from '../testing/request-form-props.ts';
import { OnePageForm } from './one-page-form.tsx';

const meta = {
  title: 'Patterns/Forms/Product quote form',
  component: OnePageForm,
  parameters: {
    usage: {
      when: 'On the quote page of a product: a vanity, a faucet, a floor.',
      instead: 'The stone quote form for a quartz colour, which needs thickness and measurements.',
    },
  },
  args: {
    ...formProps,
    form: productQuoteFormFor({ finishes: [], family: 'vanities' }),
    isSubjectFixed: true,
    context: { kind: 'vanities', slug: 'tamarack-30-gray', label: 'Tamarack 30″ vanity', request: 'quote' },
  },
  decorators: [(Story) => <div className="mx-auto max-w-3xl">{Story()}</div>],
  beforeEach: () => clearDraft(productQuoteForm),
} satisfies Meta<typeof OnePageForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithErrors: Story = { args: { values: {}, issues: checkAnswers(productQuoteForm.fields, {}) } };

export const OnAPhone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
