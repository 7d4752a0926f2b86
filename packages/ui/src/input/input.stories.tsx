import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from './input.tsx';

const meta = {
  title: 'Forms/Text field',
  component: Input,
  parameters: {
    usage: {
      when: 'For an answer of one line: a name, an email, a size. Always inside a field.',
      whenNot: 'For more than a line (a text area), and for one of a few known answers (a radio group or a select).',
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
