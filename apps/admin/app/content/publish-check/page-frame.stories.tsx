import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { samplePage } from './sample-publish-check.ts';
import { PageFrame } from './page-frame.tsx';

const meta = {
  title: 'Admin/Frame of a public page',
  component: PageFrame,
  decorators: [inAdmin('/admin/site/rehearsal/posts/1')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'To look at a public page within the admin, as on a screen of some width.',
      whenNot: 'Where a link to the page will do.',
    },
  },
  args: { src: samplePage('Rails and reveals'), title: '/blog/rails-and-reveals after', screen: 'desktop' },
} satisfies Meta<typeof PageFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { args: { screen: 'phone' } };
