import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../../testing/in-site.tsx';
import { StickyQuoteBar } from './sticky-quote-bar.tsx';

const meta = {
  title: 'Site/Quote bar',
  component: StickyQuoteBar,
  decorators: [inSite()],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'On the page of a product on a phone, so that the way to a quote stays within the thumb’s reach.',
      whenNot: 'On pages without a product, and on a desk, where the way to ask stands beside the pictures.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const Default: Story = {
  args: {
    label: 'Calacatta Oro Classic',
    words: 'Get a Quote',
    href: '/contact?quartz=calacatta-oro-classic',
    name: 'Get a Quote for Calacatta Oro Classic',
  },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
