import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { auroraSlab, calacattaCloseUp, calacattaSlab, spaceBlackSlab } from '../testing/sample-pictures.ts';
import { Gallery } from './gallery.tsx';

const meta = {
  component: Gallery,
  args: {
    label: 'Calacatta Oro Classic',
    pictures: [calacattaSlab, calacattaCloseUp, spaceBlackSlab],
    priority: true,
  },
  decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>],
} satisfies Meta<typeof Gallery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { pictures: [calacattaSlab, spaceBlackSlab], ratio: '4 / 3' } };

export const OnePictureHasNoControls: Story = {
  args: { pictures: [auroraSlab] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

/** Arrows, keys and thumbnails all move the strip; past the last comes the first. */
export const SteppedThrough: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const strip = canvas.getByRole('group', { name: 'Picture strip' });
    const isOn = (number: number) =>
      waitFor(() => expect(Math.round(strip.scrollLeft / strip.clientWidth)).toBe(number - 1), { timeout: 3000 });

    await step('by arrow, round the end', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
      await isOn(3);
      await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
      await isOn(1);
    });
    await step('by key', async () => {
      strip.focus();
      await userEvent.keyboard('{ArrowRight}');
      await isOn(2);
    });
    await step('by thumbnail', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Show picture 1/ }));
      await isOn(1);
    });
    await step('by swipe: the marks follow', async () => {
      await fireEvent.pointerDown(strip);
      strip.scrollLeft = strip.clientWidth * 2;
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Picture 3 of 3' })).toHaveAttribute('aria-current', 'true'),
      );
    });
  },
};

export const LookedAtCloser: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Look closer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Calacatta Oro Classic' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    // The window fades in while the button is pressed already.
    await waitFor(() => expect(within(dialog).getByText('Picture 2 of 3')).toBeVisible());
  },
};
