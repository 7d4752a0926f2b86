import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../../testing/in-site.tsx';
import { StickyQuoteBar } from './sticky-quote-bar.tsx';

const meta = {
  title: 'Patterns/Product page/Quote bar',
  component: StickyQuoteBar,
  decorators: [inSite()],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'On a product page on a phone, so that the quote button is always within reach.',
      instead: 'The button next to the pictures on a wide screen.',
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
