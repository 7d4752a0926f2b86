import type { Meta, StoryObj } from '@storybook/react-vite';
import { clearDraft } from '../draft/draft.ts';
import { parseSample, sampleForm } from '../questions/sample-schema.ts';
import { parseStoneQuote, stoneQuoteForm } from '../questions/stone-quote-schema.ts';
import { auroraSubject, formProps } from '../testing/request-form-props.ts';
import { StoneForm } from './stone-form.tsx';

const meta = {
  title: 'Whole forms/Stone form',
  component: StoneForm,
  parameters: {
    usage: {
      when: 'On the page of one stone: for a quote, or for a piece of it to be sent.',
      whenNot: 'For other products, whose requests go through the contact form.',
    },
  },
  args: { ...formProps, asksFor: 'quote', thicknesses: ['2cm', '3cm'], context: auroraSubject },
  decorators: [(Story) => <div className="mx-auto max-w-3xl">{Story()}</div>],
  beforeEach: () => {
    clearDraft(stoneQuoteForm);
    clearDraft(sampleForm);
  },
} satisfies Meta<typeof StoneForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const quote = parseStoneQuote({});
const sample = parseSample({});

export const Quote: Story = {};

/** A stone that comes in one thickness. */
export const OneThickness: Story = { args: { thicknesses: ['3cm'] } };

export const QuoteWithErrors: Story = { args: { values: {}, issues: quote.ok ? [] : quote.issues } };

export const Sample: Story = { args: { asksFor: 'sample' } };

export const SampleWithErrors: Story = {
  args: { asksFor: 'sample', values: {}, issues: sample.ok ? [] : sample.issues },
};

export const OnAPhone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
