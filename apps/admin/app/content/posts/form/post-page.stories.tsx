import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inAdmin } from '../../../testing/in-admin.tsx';
import { editedPost } from '../../../testing/sample-posts.ts';
import { PostPage } from './post-page.tsx';
import { emptyPostValues } from './post-values.ts';

const meta = {
  title: 'Admin/Post',
  component: PostPage,
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For writing a post: it keeps what is typed by itself, and shows it to visitors only when it is told to.',
      whenNot: 'For a short form, such as that of a testimonial: that is a window over its list.',
    },
  },
  decorators: [inAdmin('/admin/dashboard-pro/posts/1')],
  args: {
    post: editedPost,
    refusal: undefined,
    listPath: '/admin/dashboard-pro/posts',
    search: '',
    siteUrl: 'https://shop.example',
  },
  // The editor comes after the page.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible(), {
      timeout: 20_000,
    });
    // To where the bar of buttons has its own place: over the middle of a form it covers half of whatever lies there.
    window.scrollTo(0, document.documentElement.scrollHeight);
  },
} satisfies Meta<typeof PostPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Edited: Story = {};

export const New: Story = {
  args: {
    post: {
      ...editedPost,
      revision: 0,
      status: 'new',
      hasUnpublishedChanges: false,
      values: emptyPostValues({ author: 'owner' }),
    },
  },
};

/** Two people changed one field, each to something else. */
export const Met: Story = {
  args: {
    refusal: {
      code: 'conflict',
      id: editedPost.id,
      from: 4,
      values: { ...editedPost.values, title: 'Six edges', excerpt: 'What an edge does to a kitchen, shown on six.' },
      issues: [
        {
          field: 'title',
          message: 'Anna changed this to “Edges, compared” while you were editing. Save again to keep your version',
        },
        {
          field: 'excerpt',
          message:
            'Anna changed this to “What an edge does to a kitchen, and how long it stays that w…” while you were editing. Save again to keep your version',
        },
      ],
      theirs: [
        {
          label: 'Post Excerpt',
          kind: 'text',
          parts: [
            { kind: 'same', text: 'What an edge does to a kitchen, ' },
            { kind: 'removed', text: 'and how long it stays that way' },
            { kind: 'added', text: 'shown on six' },
            { kind: 'same', text: '.' },
          ],
        },
      ],
      plan: undefined,
    },
  },
};
