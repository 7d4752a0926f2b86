import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, badgeTones } from './badge.tsx';

const meta = {
  title: 'Components/Content/Badge',
  component: Badge,
  parameters: {
    usage: {
      when: 'To label one item in a list with its status: In stock, Draft, New.',
      instead: 'A filter chip for anything that can be clicked. A notice in the page for a whole sentence.',
      content: 'One or two words, in sentence case. The word carries the meaning; the colour only repeats it.',
      related: ['Components/Forms/Filter chip', 'Components/Content/Specification plate'],
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
