import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../../testing/in-admin.tsx';
import type { ItemCard } from './item-card.ts';
import { ItemListPage, type ItemListPageProps } from './item-list-page.tsx';

const meta = {
  title: 'Admin/List of items',
  component: ItemListPage,
  decorators: [inAdmin('/admin/dashboard-pro/works')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For what is known by its picture: products in stock, works, testimonials.',
      whenNot: 'For long lists that are read line by line, such as leads: those are tables.',
    },
  },
} satisfies Meta<typeof ItemListPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const card: ItemCard = {
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

const page: ItemListPageProps = {
  item: 'works',
  view: {
    query: '',
    category: undefined,
    status: undefined,
    shown: undefined,
    sort: { by: 'made', isDescending: true },
    page: 1,
  },
  list: {
    cards: [
      card,
      {
        ...card,
        id: '2',
        title: 'A kitchen for a family of five, with a pantry wall to the ceiling',
        status: { label: 'Planning', tone: 'neutral' },
        publication: 'Draft',
        isFeatured: false,
        tags: [],
      },
      {
        ...card,
        id: '3',
        title: 'Hall',
        publication: 'Unpublished changes',
        status: { label: 'In Progress', tone: 'warning' },
      },
    ],
    tags: ['Oak', 'Lake'],
    found: 30,
    total: 42,
    page: 1,
    pages: 2,
  },
};

export const Default: Story = { args: page };

export const NothingFound: Story = {
  args: {
    ...page,
    view: { ...page.view, query: 'boats' },
    list: { cards: [], tags: [], found: 0, total: 42, page: 1, pages: 1 },
  },
};

export const Empty: Story = { args: { ...page, list: { cards: [], tags: [], found: 0, total: 0, page: 1, pages: 1 } } };

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
