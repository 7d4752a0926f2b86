import type { Meta, StoryObj } from '@storybook/react-vite';
import { clearDraft } from '../draft/draft.ts';
import { parseStoneQuote, stoneQuoteForm } from '../questions/stone-quote-schema.ts';
import { auroraSubject, formProps } from '../testing/request-form-props.ts';
import { StoneQuoteForm } from './stone-quote-form.tsx';

const meta = {
  title: 'Whole forms/Stone quote form',
  component: StoneQuoteForm,
  parameters: {
    usage: {
      when: 'On the form page of one stone.',
      whenNot: 'For other products: the product quote form. For a sample: the sample form.',
    },
  },
  args: { ...formProps, thicknesses: ['2cm', '3cm'], context: auroraSubject },
  decorators: [(Story) => <div className="mx-auto max-w-3xl">{Story()}</div>],
  beforeEach: () => clearDraft(stoneQuoteForm),
} satisfies Meta<typeof StoneQuoteForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const quote = parseStoneQuote({});

export const Quote: Story = {};

/** A stone that comes in one thickness. */
export const OneThickness: Story = { args: { thicknesses: ['3cm'] } };

export const WithErrors: Story = { args: { values: {}, issues: quote.ok ? [] : quote.issues } };

export const OnAPhone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
