import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  parameters: {
    usage: {
      when: 'First on every page, so that a keyboard passes the menus in one step.',
      whenNot: 'For any link that should be seen without the keyboard.',
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
