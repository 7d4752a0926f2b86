import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, badgeTones } from './badge.tsx';

const meta = {
  title: 'Content/Badge',
  component: Badge,
  parameters: {
    usage: {
      when: 'To mark one thing in a list with one word: In stock, Draft, New.',
      whenNot:
        'For what can be pressed (a filter chip), for a sentence, or for colour alone: the word must say it too.',
    },
  },

  args: { children: 'In stock', tone: 'success' },
  argTypes: { tone: { control: 'inline-radio', options: badgeTones } },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'brass', children: 'New colour' } };

export const AllTones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-6">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};
