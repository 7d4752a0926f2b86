import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inSite } from '../testing/in-site.tsx';
import { KeepButton } from './keep-button.tsx';
import { KeepForm } from './keep-form.tsx';
import { writeKept } from './kept-products.ts';

const meta = {
  title: 'Site/Shortlist ribbon',
  component: KeepButton,
  decorators: [
    (Story) => (
      <>
        {Story()}
        <KeepForm />
      </>
    ),
    inSite(),
  ],
  // What is kept in one story is not kept in the next.
  beforeEach: () => {
    writeKept([]);
    return () => writeKept([]);
  },
  args: { family: 'quartz', slug: 'aurora', name: 'Aurora' },
  parameters: {
    usage: {
      when: 'On the card and on the page of a product that can be kept; one `KeepForm` stands in the frame of every page.',
      whenNot: 'For a link to the shortlist, which says how many are on it.',
    },
  },
} satisfies Meta<typeof KeepButton>;

export default meta;

type Story = StoryObj<typeof meta>;

/** In the corner of a card. */
export const Default: Story = {
  decorators: [(Story) => <div className="relative h-24 w-48 rounded-xs bg-stone-100">{Story()}</div>],
};

/** On the page of the product. */
export const WithWords: Story = { args: { hasWords: true } };

/** After a click: the ribbon is filled, and a message says that the product was added. */
export const Kept: Story = {
  args: { hasWords: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ribbon = await canvas.findByRole('button', { name: 'Shortlist Aurora' });
    await userEvent.click(ribbon);
    await waitFor(() => expect(ribbon).toHaveAttribute('aria-pressed', 'true'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Added to your shortlist: 1 product.');
  },
};
