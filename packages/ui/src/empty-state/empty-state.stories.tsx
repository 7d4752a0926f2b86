import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/Feedback/Empty state',
  component: EmptyState,
  parameters: {
    usage: {
      when: 'In place of a list or table that has nothing to show.',
      instead: 'A spinner while data is still loading. An error summary for what can be fixed in a form.',
      content:
        'The title says what is missing: “No posts yet”. One sentence says why or what helps, and a button does it.',
      related: ['Components/Feedback/Spinner (loading)', 'Components/Forms/Error summary (alert)'],
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

export const TitleOnly: Story = { args: { children: undefined, action: undefined } };
