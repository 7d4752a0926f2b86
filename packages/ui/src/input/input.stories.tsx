import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from './input.tsx';

const meta = {
  title: 'Components/Forms/Input (text field)',
  component: Input,
  parameters: {
    usage: {
      when: 'For an answer of one line: a name, an email, a size. Always inside a field.',
      instead: 'A text area for several sentences. A radio group or a select for one of a few known answers.',
      content: 'The label is above the field. Don’t use a placeholder as the label.',
      related: ['Components/Forms/Field', 'Components/Forms/Text area', 'Components/Forms/Select'],
    },
  },

  args: { 'aria-label': 'Postal code', placeholder: 'P7B 0A1' },
  decorators: [(Story) => <div className="max-w-xs">{Story()}</div>],
} satisfies Meta<typeof Input>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: 'P7B 0A1' } };

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: '90210' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'P7B 0A1' } };
