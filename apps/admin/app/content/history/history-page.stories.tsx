import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { postHistory } from '../../testing/sample-posts.ts';
import { HistoryPage } from './history-page.tsx';

const meta = {
  title: 'Admin/Content/History',
  component: HistoryPage,
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For the versions of one item: what each change did, and how to restore it.',
      instead: 'Activity for what was done in the whole admin.',
    },
  },
  decorators: [inAdmin('/admin/dashboard-pro/posts/1/history')],
  args: { history: postHistory, formPath: '/admin/dashboard-pro/posts/1', search: '' },
} satisfies Meta<typeof HistoryPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Several saves of one person, expanded: words in texts, old and new values elsewhere. */
export const Opened: Story = {
  args: {
    history: {
      ...postHistory,
      openSpan: '3-8',
      shown: {
        span: '3-8',
        revision: 8,
        saves: [
          { revision: 8, at: '2026-11-21T14:31:00.000Z' },
          { revision: 7, at: '2026-11-21T14:29:00.000Z' },
        ],
        differences: [
          {
            label: 'Post Content',
            kind: 'text',
            parts: [
              { kind: 'left-out', text: '' },
              { kind: 'same', text: 'the same lamp: what each costs, ' },
              { kind: 'removed', text: 'what breaks' },
              { kind: 'added', text: 'what chips' },
              { kind: 'same', text: ', and what we would choose.' },
            ],
          },
          { label: 'Category', kind: 'value', before: 'Design Tips', after: 'Product Guide' },
          { label: 'Tags', kind: 'value', before: '', after: 'Quartz, Edges' },
          { label: 'Featured Image', kind: 'pictures', before: [], after: [] },
        ],
      },
    },
  },
};

/** Others changed the post after this page was opened. */
export const Rejected: Story = {
  args: { problem: 'Anna changed this post after you opened this page. Review it before restoring.' },
};
