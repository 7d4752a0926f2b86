import type { Meta, StoryObj } from '@storybook/react-vite';
import { Textarea } from './textarea.tsx';

const meta = {
  title: 'Components/Forms/Text area',
  component: Textarea,
  parameters: {
    usage: {
      when: 'For an answer in sentences. It grows with the text. Always inside a field.',
      instead: 'An input for a name, a number or anything of one line.',
      content: 'The hint says what to write about. A long limit shows how many characters are left.',
      related: ['Components/Forms/Input (text field)', 'Components/Forms/Field'],
    },
  },

  args: { 'aria-label': 'Your plans' },
  decorators: [(Story) => <div className="max-w-lg">{Story()}</div>],
} satisfies Meta<typeof Textarea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    maxLength: 120,
    showCount: true,
    defaultValue: 'An island of 2.4 m in Calacatta Midas, waterfall on one side.',
  },
};

export const AlmostFull: Story = {
  args: { maxLength: 60, showCount: true, defaultValue: 'An island of 2.4 m in Calacatta Midas, waterfall' },
};
