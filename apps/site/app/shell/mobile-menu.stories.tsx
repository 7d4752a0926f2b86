import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inSite } from '../testing/in-site.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const meta = {
  title: 'Patterns/Page frame/Mobile menu',
  component: MobileMenu,
  decorators: [inSite()],
  parameters: {
    // A frame of its own is narrower than a desk, and what opens over it stays inside.
    docs: { story: { inline: false, height: '36rem' } },
    usage: {
      when: 'In the header on screens that are too narrow for the menus.',
      instead: 'The menus of the header on a wide screen.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const Closed: Story = { globals: { viewport: { value: 'phone' } } };

/** Every link of the header and the telephone, over the whole screen. */
export const Open: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog');
    // It fades in.
    await waitFor(() => expect(menu).toBeVisible());
    await expect(screen.getAllByRole('link').length).toBeGreaterThan(5);
  },
};
