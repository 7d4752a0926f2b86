import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '@showroom/ui/link-button';
import { inSite } from '../testing/in-site.tsx';
import { CallToAction } from './call-to-action.tsx';

const meta = {
  title: 'Patterns/Page frame/Call to action',
  component: CallToAction,
  decorators: [inSite()],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'At the end of a page, above the footer, with one or two buttons.',
      instead: 'Nothing on a page that is a form. Use it once per page.',
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
