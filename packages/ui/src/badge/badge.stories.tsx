import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, badgeTones } from './badge.tsx';

const meta = {
  component: Badge,
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
