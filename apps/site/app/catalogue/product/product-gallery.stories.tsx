import type { Meta, StoryObj } from '@storybook/react-vite';
import { findPictures } from '@showroom/pictures/picture-records';
import { inSite } from '../../testing/in-site.tsx';
import { ProductGallery } from './product-gallery.tsx';

const pictures = findPictures(['slab', 'room', 'close-up'].map((view) => `quartz/aurora/${view}`));

const meta = {
  title: 'Patterns/Product page/Product gallery',
  component: ProductGallery,
  decorators: [inSite()],
  parameters: {
    usage: {
      when: 'At the top of a product page: all its pictures, at full resolution.',
      instead: 'Cards for pictures of different products.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const Default: Story = { args: { product: { name: 'Aurora', pictures } } };

export const OnePicture: Story = { args: { product: { name: 'Aurora', pictures: pictures.slice(0, 1) } } };
