import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { calacattaSlab } from '../testing/sample-pictures.ts';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Components/Content/Picture',
  component: Picture,
  parameters: {
    usage: {
      when: 'For every photo and rendering. It loads the right size and format, and nothing moves when it arrives.',
      instead: 'An icon or an SVG in the page for line drawings.',
      content: 'The alt text says what the picture shows. It is empty if the text next to it says so already.',
      related: ['Components/Content/Gallery', 'Components/Content/Carousel'],
    },
  },

  args: { record: calacattaSlab, sizes: '100vw' },
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { priority: true, className: 'max-w-xl' } };

const missing = '/masters/no-such-picture.webp';

export const FailsToLoad: Story = {
  args: {
    priority: true,
    className: 'max-w-xl',
    record: { ...calacattaSlab, sources: { avif: missing, webp: missing }, src: missing },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(calacattaSlab.alt)).toBeVisible();
  },
};
