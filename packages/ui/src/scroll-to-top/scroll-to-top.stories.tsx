import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ScrollToTop } from './scroll-to-top.tsx';

const meta = {
  component: ScrollToTop,
  decorators: [
    (Story) => (
      <div className="h-[200vh]">
        <p>Scroll down.</p>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ScrollToTop>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    window.scrollTo({ top: 301, behavior: 'instant' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }));
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
  },
};
