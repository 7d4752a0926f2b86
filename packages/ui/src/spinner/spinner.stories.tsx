import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'States/Spinner',
  component: Spinner,
  parameters: {
    usage: {
      when: 'For a short wait of unknown length in a small place; a pending button brings its own.',
      whenNot: 'For a whole page or list (a skeleton), and without words where the wait may be long.',
    },
  },
  args: { label: 'Loading colours' },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { className: 'size-10 text-spruce' } };

export const BesideWords: Story = {
  render: () => (
    <p className="flex items-center gap-3 text-small">
      <Spinner /> Looking for colours
    </p>
  ),
};
