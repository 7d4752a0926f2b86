import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { auroraSlab, calacattaCloseUp, calacattaSlab, spaceBlackSlab } from '../testing/sample-pictures.ts';
import { Gallery } from './gallery.tsx';

const meta = {
  title: 'Components/Content/Gallery',
  component: Gallery,
  parameters: {
    usage: {
      when: 'For all pictures of one product, which can be enlarged to see the grain of the stone.',
      instead: 'Cards for pictures of different things. A picture for a single one.',
      content: 'Each picture has alt text that says what it shows: “Aurora, polished, close up”.',
      related: ['Components/Content/Picture', 'Components/Content/Carousel'],
    },
  },

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

/** Arrows, keys and thumbnails move the strip, which wraps around. */
export const Navigation: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const strip = canvas.getByRole('group', { name: 'Image strip' });
    const isOn = (number: number) =>
      waitFor(() => expect(Math.round(strip.scrollLeft / strip.clientWidth)).toBe(number - 1), { timeout: 3000 });

    await step('by arrow, round the end', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous image' }));
      await isOn(3);
      await userEvent.click(canvas.getByRole('button', { name: 'Next image' }));
      await isOn(1);
    });
    await step('by key', async () => {
      strip.focus();
      await userEvent.keyboard('{ArrowRight}');
      await isOn(2);
    });
    await step('by thumbnail', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Show image 1/ }));
      await isOn(1);
    });
    await step('by swipe: the marks follow', async () => {
      await fireEvent.pointerDown(strip);
      strip.scrollLeft = strip.clientWidth * 2;
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Image 3 of 3' })).toHaveAttribute('aria-current', 'true'),
      );
    });
  },
};

/** Arrows go to the next whole picture; keys, wheel and double taps zoom. */
export const ZoomedIn: Story = {
  args: {
    pictures: [calacattaSlab, calacattaCloseUp, spaceBlackSlab].map((picture) => ({
      ...picture,
      fullSrc: `${picture.src}?full`,
    })),
  },
  play: async ({ canvasElement, step }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Look closer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Calacatta Oro Classic' });
    const find = (slot: string) => dialog.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
    const scale = () => Number(find('zoom-picture')?.dataset['scale']);
    const stage = find('zoom-stage');
    if (stage === null) throw new Error('The window has no stage');
    const { left, top, width, height } = stage.getBoundingClientRect();
    const middle = { clientX: left + width / 2, clientY: top + height / 2 };

    await step('the buttons turn to the next', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Next image' }));
      // The dialog fades in.
      await waitFor(() => expect(within(dialog).getByText('Image 2 of 3')).toBeVisible());
      await userEvent.keyboard('0{ArrowLeft}');
      await waitFor(() => expect(within(dialog).getByText('Image 1 of 3')).toBeVisible());
    });
    await step('nearer by wheel, and the file with every pixel lies over the other once it is there', async () => {
      await expect(scale()).toBe(1);
      await fireEvent.wheel(stage, { deltaY: -200, ...middle });
      await waitFor(() => expect(scale()).toBeGreaterThan(1.3));
      await waitFor(() => expect(find('full-picture')).toHaveStyle({ opacity: '1' }), { timeout: 5000 });
    });
    await step("nearer by a trackpad's pinch in Safari", async () => {
      const before = scale();
      for (const [type, grown] of [
        ['gesturestart', 1],
        ['gesturechange', 1.2],
      ] as const) {
        const pinch = Object.assign(new Event(type, { cancelable: true }), { scale: grown, ...middle });
        await fireEvent(stage, pinch);
        await expect(pinch.defaultPrevented).toBe(true);
      }
      await waitFor(() => expect(scale()).toBeGreaterThan(before * 1.1));
    });
    await step('whole again by two taps', async () => {
      for (let tap = 0; tap < 2; tap += 1) {
        await fireEvent.pointerDown(stage, { pointerId: 1, button: 0, ...middle });
        await fireEvent.pointerUp(stage, { pointerId: 1, button: 0, ...middle });
      }
      await waitFor(() => expect(scale()).toBe(1));
      await expect(within(dialog).getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
};
