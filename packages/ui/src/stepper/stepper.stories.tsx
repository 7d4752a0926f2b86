import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  parameters: {
    usage: {
      when: 'Above a form of three to six steps: where one stands, and the way back.',
      whenNot: 'For places of the site (breadcrumbs), and for the pages of a list (pagination).',
    },
  },

  args: {
    steps: [
      { id: 'you', label: 'About you' },
      { id: 'project', label: 'Your project' },
      { id: 'design', label: 'Design and materials' },
      { id: 'details', label: 'Details' },
      { id: 'review', label: 'Review' },
    ],
    currentIndex: 2,
  },
} satisfies Meta<typeof Stepper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { onStepSelect: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /About you/ }));
    await expect(args.onStepSelect).toHaveBeenCalledWith(0);
  },
};

export const FirstStep: Story = { args: { currentIndex: 0 } };

export const LastStep: Story = { args: { currentIndex: 4, onStepSelect: fn() } };

export const OnAPhone: Story = {
  args: { onStepSelect: fn() },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
