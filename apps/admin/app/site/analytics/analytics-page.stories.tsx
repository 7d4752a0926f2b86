import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { readAnalyticsView } from './analytics-view.ts';
import { AnalyticsPage } from './analytics-page.tsx';

const meta = {
  title: 'Admin/Site/Analytics',
  component: AnalyticsPage,
  decorators: [inAdmin('/admin/dashboard/analytics')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'To see which pages are read, where visitors come from, and what they search for without results.',
      instead: 'The overview for what to do now.',
    },
  },
} satisfies Meta<typeof AnalyticsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** October 2026, with a weekly pattern. */
const byDay = Array.from({ length: 31 }, (_, index) => ({
  name: `2026-10-${String(index + 1).padStart(2, '0')}`,
  count: [38, 41, 0, 52, 60, 71, 33][index % 7] ?? 0,
}));

const viewsByMonth = ['06', '07', '08', '09', '10'].map((month, index) => ({
  name: `2026-${month}`,
  count: 900 + index * 140,
}));

const byMonth = {
  views: viewsByMonth,
  quotes: viewsByMonth.map(({ name }, index) => ({ name, count: [4, 7, 5, 9, 11][index] ?? 0 })),
  comments: viewsByMonth.map(({ name }, index) => ({ name, count: [0, 2, 1, 6, 3][index] ?? 0 })),
  posts: viewsByMonth.map(({ name }, index) => ({ name, count: index % 2 })),
};

export const Default: Story = {
  args: {
    view: readAnalyticsView(new URLSearchParams()),
    cards: [
      { label: 'Monthly Views', value: 1_460, note: '+12% from last month' },
      { label: 'Published Posts', value: 18, note: 'Same as last month' },
    ],
    views: 1_328,
    byDay,
    byMonth,
    pages: [
      { name: '/', count: 420 },
      { name: '/quartz-countertops', count: 260 },
      { name: '/quartz-countertops/calacatta-bianco-neve-with-a-very-long-name-that-wraps', count: 31 },
    ],
    sources: [
      { name: 'google.com', count: 320 },
      { name: 'facebook.com', count: 44 },
    ],
    emptySearches: [{ name: 'granite remnants', count: 6 }],
    quotes: 11,
    quotesPerHundred: 0.8,
    siteUrl: 'http://127.0.0.1:3000',
  },
};

const noneByMonth = viewsByMonth.map(({ name }) => ({ name, count: 0 }));

export const NothingYet: Story = {
  args: {
    ...Default.args,
    cards: [
      { label: 'Monthly Views', value: 0, note: 'None last month' },
      { label: 'Published Posts', value: 0, note: 'None last month' },
    ],
    views: 0,
    byDay: byDay.map(({ name }) => ({ name, count: 0 })),
    byMonth: { views: noneByMonth, quotes: noneByMonth, comments: noneByMonth, posts: noneByMonth },
    pages: [],
    sources: [],
    emptySearches: [],
    quotes: 0,
    quotesPerHundred: null,
  },
};
