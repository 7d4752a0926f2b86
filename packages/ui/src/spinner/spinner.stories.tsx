import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = { component: Spinner, args: { label: 'Loading colours' } } satisfies Meta<typeof Spinner>;

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
