import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inSite } from '../testing/in-site.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const meta = {
  title: 'Patterns/Page frame/Mobile menu',
  component: MobileMenu,
  decorators: [inSite()],
  parameters: {
    // In a frame of its own it is narrow, and the menu stays inside.
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

/** All links of the header and the phone number, full screen. */
export const Open: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog');
    await waitFor(() => expect(menu).toBeVisible());
    await expect(screen.getAllByRole('link').length).toBeGreaterThan(5);
  },
};
