import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../testing/in-site.tsx';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Patterns/Page frame/Footer',
  component: Footer,
  decorators: [inSite()],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'At the bottom of every public page: all pages, hours and address.',
      instead: 'Nothing in the admin.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const Default: Story = {};

export const OnAPhone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
