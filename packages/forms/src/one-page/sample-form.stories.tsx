import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkAnswers } from '../rules/check-answers.ts';
import { clearDraft } from '../draft/draft.ts';
import { sampleForm, severalSamplesForm } from '../questions/sample-form.ts';
import { auroraSubject, formProps } from '../testing/request-form-props.ts';
import { OnePageForm } from './one-page-form.tsx';

const sampleOfAurora = { ...auroraSubject, request: 'sample' } as const;

const meta = {
  title: 'Patterns/Forms/Sample form',
  component: OnePageForm,
  parameters: {
    usage: {
      when: 'To ask for samples of one or several products.',
      instead: 'One of the quote forms to ask for a price.',
    },
  },
  args: { ...formProps, form: sampleForm, context: sampleOfAurora, isSubjectFixed: true },
  decorators: [(Story) => <div className="mx-auto max-w-3xl">{Story()}</div>],
  beforeEach: () => clearDraft(sampleForm),
} satisfies Meta<typeof OnePageForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneProduct: Story = {};

export const SeveralProducts: Story = {
  args: {
    form: severalSamplesForm,
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

export const WithErrors: Story = { args: { values: {}, issues: checkAnswers(sampleForm.fields, {}) } };

export const OnAPhone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
