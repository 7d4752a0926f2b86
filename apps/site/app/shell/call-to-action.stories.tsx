import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '@showroom/ui/link-button';
import { inSite } from '../testing/in-site.tsx';
import { CallToAction } from './call-to-action.tsx';

const meta = {
  title: 'Site/Call to action',
  component: CallToAction,
  decorators: [inSite()],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'Last on a page, above the footer: one way to ask and at most one way to look on.',
      whenNot: 'Twice on a page, or in the middle of one; a page that is a form needs none.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const Default: Story = {
  args: {
    title: 'Come and put your hand on it',
    text: 'Slabs stand full size in the yard. Bring a drawer front and a tile; we lay the slab beside them.',
    children: (
      <>
        <LinkButton href="tel:+18075550142">Call (807) 555-0142</LinkButton>
        <LinkButton variant="secondary" href="#colours">
          See the colours
        </LinkButton>
      </>
    ),
  },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
