import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../testing/in-admin.tsx';
import { OverviewPage } from './overview-page.tsx';
import { proActions } from '../frame/navigation/quick-actions.ts';

const meta = {
  title: 'Admin/Overview/Overview',
  component: OverviewPage,
  decorators: [inAdmin('/admin/dashboard-pro')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'As the first page of a dashboard: the current state, recent activity and what to do next.',
      instead: 'Analytics for numbers over time.',
    },
  },
} satisfies Meta<typeof OverviewPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const line = { path: null, who: 'owner', at: '2026-11-21T14:00:00.000Z', ago: '1 hour ago' } as const;

export const Default: Story = {
  args: {
    stats: [
      {
        title: 'Posts',
        cards: [
          { label: 'Total Posts', value: 24, note: '+20% from last month' },
          { label: 'Published', value: 18, note: 'Same as last month', path: '/admin/leads' },
        ],
      },
    ],
    activity: [
      { ...line, id: '1', type: 'Product', severity: 'success', words: 'Published the product “Tamarack 30″ Vanity”' },
      { ...line, id: '2', type: 'Post', severity: 'warning', words: 'Deleted the post “Shaker or slab”' },
      { ...line, id: '3', type: 'Lead', severity: 'info', words: 'Read the lead BS-1042', who: 'anna' },
      { ...line, id: '4', type: 'Backup', severity: 'error', words: 'The backup could not be written', who: null },
    ],
    actions: proActions,
    role: 'owner',
  },
};

export const Empty: Story = { args: { stats: [], activity: [], actions: proActions, role: 'owner' } };

export const NewSite: Story = {
  args: {
    ...Empty.args,
    firstSteps: [
      {
        label: 'Add your business details',
        words: 'Name, phone, address: they are on every page and in every email.',
        path: '/admin/dashboard/settings',
        isDone: true,
      },
      {
        label: 'Write your first blog post',
        words: 'A draft is fine. Nothing goes live until you publish it.',
        path: '/admin/dashboard-pro/posts/new',
        isDone: false,
      },
      {
        label: 'Remove the sample content',
        words: '85 sample items are still live on your site.',
        path: '/admin/dashboard-pro/samples',
        isDone: false,
      },
    ],
  },
};
