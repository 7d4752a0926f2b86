import { pipelineStatuses } from '@showroom/store/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { inboxLeads } from '../../testing/sample-leads.ts';
import { parseInboxView } from '../lead-filter-url.ts';
import { LeadBoard } from './lead-board.tsx';

const meta = {
  title: 'Admin/Leads/Inbox as a board',
  component: LeadBoard,
  decorators: [inAdmin('/admin/leads?view=board')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'To see the status of every lead, and to move several on.',
      instead: 'The list to find one, or to look through old ones.',
    },
  },
} satisfies Meta<typeof LeadBoard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    columns: pipelineStatuses.map((status) => {
      const leads = inboxLeads.filter((lead) => lead.status === status);
      return { status, found: { leads, total: leads.length, isMore: false } };
    }),
    today: '2026-11-21',
    view: parseInboxView(new URLSearchParams('view=board')),
  },
};

/** A column continues in the list. */
export const MoreLeadsThanShown: Story = {
  args: {
    ...Default.args,
    columns: [{ status: 'new', found: { leads: inboxLeads.slice(0, 1), total: 1000, isMore: true } }],
  },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
