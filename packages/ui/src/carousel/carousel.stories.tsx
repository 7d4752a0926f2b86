import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { auroraSlab, calacattaSlab, doveSlab, spaceBlackSlab } from '../testing/sample-pictures.ts';
import { Carousel } from './carousel.tsx';

const meta = {
  title: 'Components/Content/Carousel',
  component: Carousel,
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'At the top of a page about rooms: a few large pictures that change automatically.',
      instead:
        'A gallery for the pictures of one product. Plain text for anything that must be read: most people see only the first slide.',
      content:
        'Each slide has a label for screen readers that says what it shows. Keep text over a picture to a title and a line.',
      related: ['Components/Content/Gallery', 'Components/Content/Picture'],
    },
  },

  args: {
    label: 'Rooms we have made',
    slides: [
      { id: 'calacatta', label: 'Calacatta Oro Classic', picture: calacattaSlab },
      { id: 'aurora', label: 'Aurora', picture: auroraSlab },
      { id: 'space-black', label: 'Space Black', picture: spaceBlackSlab },
      { id: 'dove', label: 'Himalaya Dove', picture: doveSlab },
    ],
  },
} satisfies Meta<typeof Carousel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { intervalMs: 1500 } };

export const OneSlideHasNoControls: Story = {
  args: { slides: [{ id: 'aurora', label: 'Aurora', picture: auroraSlab }] },
};

/** Manual navigation stops autoplay; arrows and keys wrap around. */
export const Navigation: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expect(canvas.getByRole('button', { name: 'Slide 4 of 4' })).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Slide 1 of 4' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  },
};

export const PausedOnHover: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('region', { name: 'Rooms we have made' }));
    await waitFor(() => expect(canvas.getByText('Paused')).toBeVisible());
  },
};
