import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inAdmin } from '../../../testing/in-admin.tsx';
import { listedPosts } from '../../../testing/sample-posts.ts';
import { PostList } from './post-list.tsx';

const meta = {
  title: 'Admin/Posts',
  component: PostList,
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For all posts of the blog, narrowed and sorted by their address.',
      whenNot: 'For products and works, which have lists of their own.',
    },
  },
  decorators: [inAdmin('/admin/dashboard-pro/posts')],
  args: {
    title: 'Blog Posts Management',
    path: '/admin/dashboard-pro/posts',
    drawnAs: 'cards',
    view: { query: '', status: undefined, category: undefined, sort: { by: 'made', isDescending: true }, page: 1 },
    posts: listedPosts,
    tags: ['Oak', 'Quartz'],
    found: 40,
    total: 40,
    pageCount: 2,
  },
} satisfies Meta<typeof PostList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Cards: Story = {};

export const Table: Story = { args: { title: 'Blog Posts', path: '/admin/dashboard/posts', drawnAs: 'table' } };

export const NothingFound: Story = {
  args: {
    view: { query: 'granite', status: 'draft', category: undefined, sort: { by: 'made', isDescending: true }, page: 1 },
    posts: [],
    found: 0,
    pageCount: 1,
  },
};

export const TableOnAPhone: Story = { ...Table, tags: ['!autodocs'], globals: { viewport: { value: 'mobile1' } } };

/** Several at once: the bar comes with the first choice. */
export const SomeChosen: Story = {
  ...Table,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [all, box, ...others] = canvas.getAllByRole('checkbox');
    if (!all || !box) throw new Error('Posts can be chosen');
    await expect(canvas.queryByRole('button', { name: 'Unpublish' })).toBeNull();
    await userEvent.click(box);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Unpublish' })).toBeVisible());
    await expect(canvas.getByText('1 post selected')).toBeVisible();
    await userEvent.click(all);
    await expect(canvas.getByText(`${others.length + 1} posts selected`)).toBeVisible();
    await userEvent.click(all);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Unpublish' })).toBeNull());
  },
};
