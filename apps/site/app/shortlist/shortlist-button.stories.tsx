import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inSite } from '../testing/in-site.tsx';
import { ShortlistButton } from './shortlist-button.tsx';
import { ShortlistBar } from './shortlist-bar.tsx';
import { writeShortlist } from './stored-shortlist.ts';

const meta = {
  title: 'Patterns/Product page/Shortlist button',
  component: ShortlistButton,
  decorators: [(Story) => <ShortlistBar>{Story()}</ShortlistBar>, inSite()],
  // Each story starts with an empty list.
  beforeEach: () => {
    writeShortlist([]);
    return () => writeShortlist([]);
  },
  args: { family: 'quartz', slug: 'aurora', name: 'Aurora' },
  parameters: {
    usage: {
      when: 'On cards and product pages, to add a product to the shortlist.',
      instead: 'The link in the header to open the shortlist.',
    },
  },
} satisfies Meta<typeof ShortlistButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [(Story) => <div className="relative h-24 w-48 rounded-xs bg-stone-100">{Story()}</div>],
};

/** On a product’s page. */
export const WithLabel: Story = { args: { hasWords: true } };

/** After a click the ribbon is filled, and a message confirms it. */
export const Added: Story = {
  args: { hasWords: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ribbon = await canvas.findByRole('button', { name: 'Shortlist Aurora' });
    await userEvent.click(ribbon);
    await waitFor(() => expect(ribbon).toHaveAttribute('aria-pressed', 'true'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Added to your shortlist: 1 product.');
  },
};
