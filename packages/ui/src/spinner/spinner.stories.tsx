import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner (loading)',
  component: Spinner,
  parameters: {
    usage: {
      when: 'For a short wait of unknown length in a small place. A pending button brings its own.',
      instead: 'A progress line for a wait that can be measured, such as an upload.',
      content: 'The label for screen readers says what is loading. Leave it out if text next to it says so.',
      related: ['Components/Actions/Button', 'Components/Feedback/Empty state'],
    },
  },
  args: { label: 'Loading colours' },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { className: 'size-10 text-spruce' } };

export const NextToText: Story = {
  render: () => (
    <p className="flex items-center gap-3 text-small">
      <Spinner /> Looking for colours
    </p>
  ),
};
