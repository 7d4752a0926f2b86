import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/Navigation/Skip link',
  component: SkipLink,
  parameters: {
    usage: {
      when: 'As the first link of every page, so that keyboard users can skip the menus.',
      instead: 'An ordinary link for everything that should be visible.',
      content: '“Skip to” and the name of the place.',
      related: ['Components/Navigation/Route announcer'],
    },
  },

  args: { href: '#main' },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main id="main" className="pt-16">
          Press Tab.
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
