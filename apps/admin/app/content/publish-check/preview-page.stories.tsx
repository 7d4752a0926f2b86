import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { PreviewPage } from './preview-page.tsx';
import { samplePage } from './sample-publish-check.ts';

const meta = {
  title: 'Admin/Preview',
  component: PreviewPage,
  decorators: [inAdmin('/admin/site/preview/posts/1')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For one public page with a draft in it.',
      whenNot: 'For all pages that a draft changes: that is the check before publishing.',
    },
  },
  args: {
    kind: 'posts',
    id: '1',
    title: 'Rails and reveals',
    path: '/blog/rails-and-reveals',
    isPhone: false,
    frame: samplePage('Rails and reveals'),
  },
} satisfies Meta<typeof PreviewPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { args: { isPhone: true } };
