import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { PreviewPage } from './preview-page.tsx';
import { samplePage } from './sample-publish-check.ts';

const meta = {
  title: 'Admin/Content/Preview',
  component: PreviewPage,
  decorators: [inAdmin('/admin/site/preview/posts/1')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'To see one public page with a draft.',
      instead: 'The publish check for every page that a draft changes.',
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
