import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { inAdmin } from '../../testing/in-admin.tsx';
import { ListPage, type ListPageProps } from './list-page.tsx';
import type { ListCard } from './load-list.server.ts';

const meta = {
  title: 'Admin/Content/List of content',
  component: ListPage,
  decorators: [inAdmin('/admin/dashboard-pro/works')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For all entries of a kind of content. The kind declares its filters, its sorts, its card and its columns.',
      instead: 'The inbox for leads. Comments and the Media Library have their own lists.',
    },
  },
} satisfies Meta<typeof ListPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const work: ListCard = {
  id: '1',
  revision: 1,
  title: 'Bench by the lake',
  picture: null,
  category: 'Custom',
  facts: 'A. Lehtinen · Shuniah · 2026-10-02',
  status: { label: 'Completed', tone: 'success' },
  publication: null,
  isFeatured: true,
  isSample: true,
  tags: ['Oak', 'Seating', 'Windows', 'Lake', 'Storage'],
};

const works: ListPageProps = {
  kind: 'works',
  path: '/admin/dashboard-pro/works',
  title: 'Our Work Portfolio',
  isTable: false,
  view: { query: '', sort: { by: 'made', isDescending: true }, page: 1 },
  cards: [
    work,
    {
      ...work,
      id: '2',
      title: 'A kitchen for a family of five, with a pantry wall to the ceiling',
      status: { label: 'Planning', tone: 'neutral' },
      publication: 'Draft',
      isFeatured: false,
      tags: [],
    },
    {
      ...work,
      id: '3',
      title: 'Hall',
      publication: 'Unpublished changes',
      status: { label: 'In Progress', tone: 'warning' },
    },
  ],
  tags: ['Oak', 'Lake'],
  found: 30,
  total: 42,
  pageCount: 2,
};

const counts = ['12,450 views', '3 comments'];

const post: ListCard = {
  ...work,
  title: 'Edge profiles compared',
  category: '',
  facts: 'One slab, six edges, the same lamp: what each costs, what chips, and what we would choose.',
  status: { label: 'Published', tone: 'success' },
  tags: ['Quartz', 'Kitchens', 'Edges', 'Installation', 'Care'],
  lines: [['Design team', 'Product Guide', 'March 4, 2026', '4 min read'], counts],
  cells: { person: ['Design team'], views: counts, day: ['March 4, 2026'] },
};

const posts: ListPageProps = {
  ...works,
  kind: 'posts',
  path: '/admin/dashboard-pro/posts',
  title: 'Blog Posts Management',
  cards: [
    post,
    {
      ...post,
      id: '2',
      title:
        'What a winter renovation in Northwestern Ontario asks of the people who live in the house in the meantime',
      status: { label: 'Scheduled', tone: 'brass', notes: ['Dec 24, 2026, 9:00 a.m.'] },
      isFeatured: false,
      tags: [],
    },
    {
      ...post,
      id: '3',
      title: 'Untitled',
      facts: '',
      status: { label: 'Draft', tone: 'neutral' },
      isFeatured: false,
      tags: ['Care'],
    },
    {
      ...post,
      id: '4',
      title: 'Caring for quartz',
      status: { label: 'Published', tone: 'success', notes: ['Unpublished changes'] },
      isFeatured: false,
    },
  ],
};

export const Default: Story = { args: works };

export const NothingFound: Story = {
  args: { ...works, view: { ...works.view, query: 'boats' }, cards: [], found: 0, pageCount: 1 },
};

export const Empty: Story = { args: { ...works, cards: [], found: 0, total: 0, pageCount: 1 } };

export const Posts: Story = { args: posts };

export const Table: Story = {
  args: { ...posts, title: 'Blog Posts', path: '/admin/dashboard/posts', isTable: true },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

export const TableOnAPhone: Story = { ...Table, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** What can be done with one entry. */
export const ActionsOpen: Story = {
  ...Table,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const actions = canvas.getByRole('button', { name: 'Actions for “Caring for quartz”' });
    await userEvent.click(actions);
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAttribute(
      'href',
      '/admin/dashboard/posts/4/delete',
    );
  },
};

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
