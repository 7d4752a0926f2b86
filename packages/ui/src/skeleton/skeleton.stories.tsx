import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'States/Skeleton',
  component: Skeleton,
  parameters: {
    usage: {
      when: 'Where the shape of what is coming is known: cards, lines, a table.',
      whenNot:
        'For a wait under a second, for an action (a pending button), and where nothing will come (an empty state).',
    },
  },
  args: { className: 'h-6 w-40' },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { className: 'aspect-[126/64] w-80' } };

export const CardsOnTheirWay: Story = {
  render: () => (
    <div aria-busy="true" className="grid gap-6 sm:grid-cols-3">
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="grid gap-3">
          <Skeleton className="aspect-[126/80]" />
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  ),
};
