import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ScrollToTop } from './scroll-to-top.tsx';

const meta = {
  title: 'Components/Navigation/Back to top',
  component: ScrollToTop,
  parameters: {
    usage: {
      when: 'On pages that are several screens long.',
      instead: 'Nothing on short pages, or where another bar sticks to the bottom of the screen.',
      content: 'The name for screen readers is fixed: “Back to top”.',
      related: ['Components/Navigation/Skip link'],
    },
  },

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

/** Over a field or a button it is invisible and not clickable. */
export const HidesOverControls: Story = {
  decorators: [
    (Story) => (
      <div className="grid gap-[60vh] pt-[150vh] pb-[120vh]">
        {Story()}
        <textarea aria-label="Message" className="h-24 w-full border" />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.scrollTo({ top: 301, behavior: 'instant' });
    const button = await canvas.findByRole('button', { name: 'Back to top', hidden: true });
    const field = canvas.getByRole('textbox');
    const scrollUnder = (bottom: number) =>
      window.scrollTo({
        top: window.scrollY + field.getBoundingClientRect().bottom - window.innerHeight + bottom,
        behavior: 'instant',
      });
    scrollUnder(10);
    await waitFor(() => expect(button).not.toBeVisible());
    scrollUnder(300);
    await waitFor(() => expect(button).toBeVisible());
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    window.scrollTo({ top: 301, behavior: 'instant' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }));
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
  },
};
