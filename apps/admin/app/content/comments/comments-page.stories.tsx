import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { CommentsPage } from './comments-page.tsx';

const meta = {
  title: 'Admin/Content/Comments',
  component: CommentsPage,
  decorators: [inAdmin('/admin/dashboard/comments')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'To approve or reject visitors’ comments on articles.',
      instead: 'The inbox for requests.',
    },
  },
} satisfies Meta<typeof CommentsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const comment = {
  status: 'pending',
  at: '2026-11-21T14:00:00.000Z',
  atText: 'Nov 21, 2026, 9:00 a.m.',
  post: { title: 'Shaker or slab', href: 'http://127.0.0.1:3000/blog/shaker-or-slab' },
  spamScore: 0,
  spamReasons: [],
  isSuspected: false,
} as const;

export const Default: Story = {
  args: {
    status: 'pending',
    sort: { by: 'time', isDescending: true },
    page: 1,
    pages: 2,
    counts: { pending: 22, approved: 31, rejected: 2, spam: 4 },
    comments: [
      { ...comment, id: '1', name: 'A visitor', words: 'We took slab in 2024.\n\nNo regrets, and easy to wipe.' },
      // Two comments by the same person have different names for screen readers, too.
      { ...comment, id: '3', name: 'A visitor', words: 'And the handles still hold.' },
      {
        ...comment,
        id: '2',
        name: 'averylongnamewithoutablankthathastobebrokensomewhere@somewhere.example',
        words: 'https://a.example/with/a/very/long/path/that/has/to/be/broken https://b.example https://c.example',
        spamScore: 55,
        spamReasons: ['The message contains 3 links', 'The form was open for days'],
        isSuspected: true,
      },
    ],
  },
};

export const NothingPending: Story = {
  args: {
    status: 'pending',
    sort: { by: 'time', isDescending: true },
    page: 1,
    pages: 1,
    counts: { pending: 0, approved: 0, rejected: 0, spam: 0 },
    comments: [],
  },
};
