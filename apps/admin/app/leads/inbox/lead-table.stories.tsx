import type { Meta, StoryObj } from '@storybook/react-vite';
import { inboxLeads } from '../../testing/sample-leads.ts';
import { inAdmin } from '../../testing/in-admin.tsx';
import { LeadTable } from './lead-table.tsx';

const meta = {
  title: 'Admin/Leads/Inbox as a list',
  component: LeadTable,
  decorators: [inAdmin()],
  parameters: {
    usage: {
      when: 'For all requests, newest first. Unread ones are bold.',
      instead: 'The lead’s page for a single one. The board to move several on.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

const sort = { by: 'received', isDescending: true };

export const Default: Story = {
  args: { leads: inboxLeads, inboxSearch: '', sort, toSorted: () => '', today: '2026-11-21' },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** With checkboxes for bulk actions. */
export const WithCheckboxes: Story = {
  args: { leads: inboxLeads, inboxSearch: '', sort, toSorted: () => '', today: '2026-11-21', isChosenFrom: true },
};
