import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  parameters: {
    usage: {
      when: 'Above a form of three to six steps. It shows the current step and leads back to earlier ones.',
      instead: 'Breadcrumbs for places of the site. Tab links for views that can be opened in any order.',
      content: 'Each step is one or two words: “Your room”, “Review”.',
      related: ['Components/Navigation/Breadcrumbs'],
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
