import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { SeoList } from './seo-list.tsx';

const meta = {
  title: 'Admin/Site/SEO Tools',
  component: SeoList,
  decorators: [inAdmin('/admin/dashboard/seo')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For all public pages as search engines see them.',
      instead: 'The page’s own SEO form for its title and description.',
    },
  },
  args: {
    progress: null,
    readAt: '2026-11-21T14:00:00.000Z',
    problem: null,
    view: { text: '', isFaultsOnly: false, sort: { by: 'path', isDescending: false }, page: 1 },
    rows: [
      rowOf(),
      {
        ...rowOf(),
        path: '/contact',
        title: 'Contact Us | Boreal & Stone',
        faults: ['Title could be longer'],
        mutedCount: 1,
      },
    ],
    found: 2,
    total: 2,
    faulty: 1,
    pageCount: 1,
  },
} satisfies Meta<typeof SeoList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CheckingPages: Story = { args: { progress: { done: 120, total: 612 } } };

export const SiteUnavailable: Story = {
  args: {
    rows: [],
    found: 0,
    total: 0,
    readAt: null,
    problem: 'Your site isn’t responding at https://showroom.example. These results may be out of date.',
  },
};

function rowOf() {
  return {
    path: '/quartz-countertops',
    title: 'Quartz Countertops | Boreal & Stone',
    description:
      'Fifty colours of quartz, seen in slabs and in rooms, with what each costs and when it can be installed.',
    faults: [],
    mutedCount: 0,
  };
}
