import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { samplePage } from './sample-publish-check.ts';
import { PageFrame } from './page-frame.tsx';

const meta = {
  title: 'Patterns/Page frame/Public page in a frame',
  component: PageFrame,
  decorators: [inAdmin('/admin/site/publish-check/posts/1')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'To show a public page inside the admin, as on a phone or a desktop.',
      instead: 'A link to the page where that is enough.',
    },
  },
  args: { src: samplePage('Rails and reveals'), title: '/blog/rails-and-reveals after', screen: 'desktop' },
} satisfies Meta<typeof PageFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { args: { screen: 'phone' } };
