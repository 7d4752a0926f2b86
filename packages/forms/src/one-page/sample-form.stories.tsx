import type { Meta, StoryObj } from '@storybook/react-vite';
import { clearDraft } from '../draft/draft.ts';
import { parseSample, sampleForm } from '../questions/sample-schema.ts';
import { auroraSubject, formProps } from '../testing/request-form-props.ts';
import { SampleForm } from './sample-form.tsx';

const sampleOfAurora = { ...auroraSubject, request: 'sample' } as const;

const meta = {
  title: 'Whole forms/Sample form',
  component: SampleForm,
  parameters: {
    usage: {
      when: 'To ask for samples of one product or of several.',
      whenNot: 'For a price: the quote forms.',
    },
  },
  args: { ...formProps, context: sampleOfAurora, isSubjectFixed: true },
  decorators: [(Story) => <div className="mx-auto max-w-3xl">{Story()}</div>],
  beforeEach: () => clearDraft(sampleForm),
} satisfies Meta<typeof SampleForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const sample = parseSample({});

export const OneProduct: Story = {};

export const SeveralProducts: Story = {
  args: {
    isSubjectFixed: false,
    context: {
      ...sampleOfAurora,
      others: [
        { kind: 'quartz', slug: 'great-white', label: 'Great White quartz', request: 'sample' },
        { kind: 'flooring', slug: 'superior-walnut-natural', label: 'Superior Walnut', request: 'sample' },
      ],
    },
  },
};

export const WithErrors: Story = { args: { values: {}, issues: sample.ok ? [] : sample.issues } };

export const OnAPhone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
