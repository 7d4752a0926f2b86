import type { Meta, StoryObj } from '@storybook/react-vite';
import { clearDraft } from '../draft/draft.ts';
import { parseProductQuote, productQuoteForm } from '../questions/product-quote-schema.ts';
import { formProps } from '../testing/request-form-props.ts';
import { ProductQuoteForm } from './product-quote-form.tsx';

const meta = {
  title: 'Whole forms/Product quote form',
  component: ProductQuoteForm,
  parameters: {
    usage: {
      when: 'On the form page of a product: a vanity, a faucet, a floor.',
      whenNot: 'For a quartz colour, whose quote needs thickness and measurements: the stone quote form.',
    },
  },
  args: {
    ...formProps,
    family: 'vanities',
    context: { kind: 'vanities', slug: 'tamarack-30-gray', label: 'Tamarack 30″ vanity', request: 'quote' },
  },
  decorators: [(Story) => <div className="mx-auto max-w-3xl">{Story()}</div>],
  beforeEach: () => clearDraft(productQuoteForm),
} satisfies Meta<typeof ProductQuoteForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const quote = parseProductQuote({});

export const Empty: Story = {};

export const WithErrors: Story = { args: { values: {}, issues: quote.ok ? [] : quote.issues } };

export const OnAPhone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
