import type { Meta, StoryObj } from '@storybook/react-vite';
import { inboxLeads } from '../testing/sample-leads.ts';
import { LeadTable } from '../leads/lead-table.tsx';
import { inBackOffice } from '../testing/in-back-office.tsx';
import { BackOfficeFrame } from './back-office-frame.tsx';

const meta = {
  title: 'Admin/Frame',
  component: BackOfficeFrame,
  decorators: [inBackOffice()],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'Round every page behind the login.',
      whenNot: 'Round the login, and on the public site.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

const page = {
  brand: 'Boreal & Stone',
  username: 'owner',
  unread: 2,
  storeTrouble: null,
  children: (
    <>
      <h1 className="font-serif text-title">Leads</h1>
      <LeadTable leads={inboxLeads} inboxSearch="" />
    </>
  ),
};

export const Default: Story = { args: page };

export const NothingUnread: Story = { args: { ...page, unread: 0 } };

export const StoreTrouble: Story = {
  args: { ...page, storeTrouble: 'The store cannot be written to: the disk is full. What visitors send is not kept.' },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
