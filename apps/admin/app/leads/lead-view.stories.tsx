import type { Meta, StoryObj } from '@storybook/react-vite';
import { quoteLead, reservationLead, suspectedLead, unmailedLead } from '../testing/sample-leads.ts';
import { inBackOffice } from '../testing/in-back-office.tsx';
import { LeadView } from './lead-view.tsx';

const meta = {
  title: 'Admin/Lead',
  component: LeadView,
  decorators: [inBackOffice()],
  parameters: {
    usage: {
      when: 'For one lead: what was asked, how to answer, and what can be done with it.',
      whenNot: 'For several at once: that is the inbox.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

const inboxPath = '/admin/leads';

export const Default: Story = { args: { lead: quoteLead, inboxPath } };

export const JustChanged: Story = {
  args: { lead: { ...quoteLead, status: 'won' }, inboxPath, outcome: { message: 'Status changed to Won.' } },
};

export const Reservation: Story = { args: { lead: reservationLead, inboxPath } };

export const SuspectedSpam: Story = { args: { lead: suspectedLead, inboxPath } };

export const MailGivenUp: Story = { args: { lead: unmailedLead, inboxPath } };

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
