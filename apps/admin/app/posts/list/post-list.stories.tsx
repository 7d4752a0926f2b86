import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBackOffice } from '../../testing/in-back-office.tsx';
import type { ListedPost } from './load-post-list.server.ts';
import { PostList } from './post-list.tsx';

const post: ListedPost = {
  id: '1',
  title: 'Edge profiles compared',
  excerpt: 'One slab, six edges, the same lamp: what each costs, what chips, and what we would choose.',
  author: 'Design team',
  category: 'Product Guide',
  status: 'published',
  hasUnpublishedChanges: false,
  isFeatured: true,
  day: '2026-03-04',
  publicFrom: null,
  readTime: '4 min read',
  tags: ['Quartz', 'Kitchens', 'Edges', 'Installation', 'Care'],
  picture: null,
};

const posts: readonly ListedPost[] = [
  post,
  {
    ...post,
    id: '2',
    title: 'What a winter renovation in Northwestern Ontario asks of the people who live in the house meanwhile',
    status: 'scheduled',
    publicFrom: '2026-12-24T14:00:00.000Z',
    isFeatured: false,
    tags: [],
  },
  { ...post, id: '3', title: 'Untitled', excerpt: '', status: 'draft', isFeatured: false, tags: ['Care'] },
  { ...post, id: '4', title: 'Caring for quartz', hasUnpublishedChanges: true, isFeatured: false },
];

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
  decorators: [inBackOffice('/admin/dashboard-pro/posts')],
  args: {
    title: 'Blog Posts Management',
    path: '/admin/dashboard-pro/posts',
    drawnAs: 'cards',
    view: { query: '', status: undefined, category: undefined, order: 'newest', page: 1 },
    posts,
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
    view: { query: 'granite', status: 'draft', category: undefined, order: 'newest', page: 1 },
    posts: [],
    found: 0,
    pageCount: 1,
  },
};

export const TableOnAPhone: Story = { ...Table, tags: ['!autodocs'], globals: { viewport: { value: 'mobile1' } } };
