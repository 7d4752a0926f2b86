import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inAdmin } from '../../testing/in-admin.tsx';
import { editedPost } from '../../testing/sample-posts.ts';
import { toNewValues } from '../kinds/form-values.ts';
import { EditPage } from './edit-page.tsx';

const meta = {
  title: 'Admin/Content/Post',
  component: EditPage,
  parameters: {
    layout: 'padded',
    usage: {
      when: 'To write a post. It saves automatically, and visitors see changes only after publishing.',
      instead: 'The item form for short content such as a testimonial.',
    },
  },
  decorators: [inAdmin('/admin/dashboard-pro/posts/1')],
  args: {
    opened: editedPost,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible(), {
      timeout: 20_000,
    });
    // The button bar’s own place: it covers fields while it is sticky.
    window.scrollTo(0, document.documentElement.scrollHeight);
  },
} satisfies Meta<typeof EditPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Edited: Story = {};

export const New: Story = {
  args: {
    opened: {
      ...editedPost,
      from: 0,
      status: 'new',
      hasUnpublishedChanges: false,
      publicUrl: null,
      plan: { ...editedPost.plan, status: 'draft' },
      values: toNewValues('posts', 'owner'),
    },
  },
};

/** Two users changed one field differently. */
export const Conflict: Story = {
  args: {
    answer: {
      ...editedPost,
      code: 'conflict',
      from: 4,
      values: { ...editedPost.values, title: 'Six edges', excerpt: 'What an edge does to a kitchen, shown on six.' },
      issues: [
        {
          field: 'title',
          message: 'Anna changed this to “Edges, compared” while you were editing. Save again to keep your version.',
        },
        {
          field: 'excerpt',
          message:
            'Anna changed this to “What an edge does to a kitchen, and how long it stays that w…” while you were editing. Save again to keep your version.',
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
    },
  },
};
