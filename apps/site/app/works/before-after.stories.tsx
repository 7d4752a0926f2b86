import type { Meta, StoryObj } from '@storybook/react-vite';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { expect, fireEvent, within } from 'storybook/test';
import { BeforeAfter } from './before-after.tsx';

function roomOf(work: string) {
  const before = findPicture(`works/${work}/before`);
  const after = findPicture(`works/${work}/after`);
  if (!before || !after) throw new Error(`${work} has no two pictures`);
  return { before: toPictureSource(before), after: toPictureSource(after) };
}

const meta = {
  title: 'Patterns/Product page/Before and after',
  component: BeforeAfter,
  parameters: {
    usage: {
      when: 'For two pictures of one room from the same place. Drag the line, or move it with the slider below.',
      instead: 'The gallery for pictures that differ in place or light.',
    },
  },
} satisfies Meta<typeof BeforeAfter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: roomOf('nipigon-walk-in-shower') };

export const MostlyBefore: Story = {
  args: roomOf('westfort-peninsula-kitchen'),
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Compare before and after' });
    await fireEvent.change(slider, { target: { value: '80' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '80 percent before, 20 percent after');
  },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
