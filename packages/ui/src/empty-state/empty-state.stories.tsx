import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'States/Empty state',
  component: EmptyState,
  parameters: {
    usage: {
      when: 'Where a list or a table has nothing to show: it says why, and what helps.',
      whenNot:
        'While something is still on its way (a skeleton), and for a fault that can be put right in a form (an error summary).',
    },
  },

  args: {
    title: 'No colour matches these filters',
    children: <p>There is no Carrara in the Discovery collection. Take one filter away to see more.</p>,
    action: <Button variant="secondary">Clear all filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { title: 'No leads yet', children: <p>They appear here as they come in.</p> },
};

export const TitleAlone: Story = { args: { children: undefined, action: undefined } };
