import type { Meta, StoryObj } from '@storybook/react-vite';
import { Textarea } from './textarea.tsx';

const meta = {
  title: 'Forms/Text area',
  component: Textarea,
  parameters: {
    usage: {
      when: 'For an answer in sentences; it grows with them. Always inside a field.',
      whenNot: 'For a name, a number or anything of one line (a text field).',
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
