import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../testing/in-site.tsx';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Site/Footer',
  component: Footer,
  decorators: [inSite()],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'Once, at the foot of every public page: all pages, hours, address.',
      whenNot: 'In the admin, which needs none.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const Default: Story = {};

export const OnAPhone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
