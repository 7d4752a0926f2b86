import type { Meta, StoryObj } from '@storybook/react-vite';
import { findPictures } from '@showroom/pictures/picture-records';
import { inSite } from '../../testing/in-site.tsx';
import { ProductGallery } from './product-gallery.tsx';

const pictures = findPictures(['slab', 'room', 'close-up'].map((view) => `quartz/aurora/${view}`));

const meta = {
  title: 'Site/Product gallery',
  component: ProductGallery,
  decorators: [inSite()],
  parameters: {
    usage: {
      when: 'First on the page of a product: all its pictures, down to the master’s own pixels.',
      whenNot: 'For pictures of different things, which are cards.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const Default: Story = { args: { product: { name: 'Aurora', pictures } } };

export const OnePicture: Story = { args: { product: { name: 'Aurora', pictures: pictures.slice(0, 1) } } };
