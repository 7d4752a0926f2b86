import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inSite } from '../testing/in-site.tsx';
import { Header } from './header.tsx';

const meta = {
  title: 'Patterns/Page frame/Header',
  component: Header,
  decorators: [inSite()],
  args: { pathname: '/' },
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'At the top of every public page.',
      instead: 'The admin frame in the admin. The letterhead on paper.',
    },
  },
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A menu opens before and without scripts; a click outside closes it. */
export const MenuOpen: Story = {
  tags: ['!autodocs'],
  decorators: [(Story) => <div className="min-h-[40rem]">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const menu = canvasElement.querySelector('details');
    const trigger = menu?.querySelector('summary');
    if (!menu || !trigger) throw new Error('The header has no menu');
    await userEvent.click(trigger);
    await expect(menu.open).toBe(true);
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(5);
  },
};

export const OnAPhone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
