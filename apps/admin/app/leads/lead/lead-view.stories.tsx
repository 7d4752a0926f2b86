import type { Meta, StoryObj } from '@storybook/react-vite';
import { quoteLead, reservationLead, suspectedLead, unmailedLead } from '../../testing/sample-leads.ts';
import { inBackOffice } from '../../testing/in-back-office.tsx';
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
const today = '2026-11-21';

export const Default: Story = { args: { lead: quoteLead, inboxPath, today } };

export const JustChanged: Story = {
  args: { lead: { ...quoteLead, status: 'won' }, inboxPath, today, outcome: { message: 'Status changed to Won.' } },
};

/** Worth something, due, and talked about. */
export const UnderWay: Story = {
  args: {
    lead: {
      ...quoteLead,
      status: 'quoted',
      valueCents: 1_250_050,
      followUpOn: '2026-11-20',
      notes: [
        { id: '2', at: '2026-11-20T19:04:00.000Z', author: 'anna', words: 'Rang twice.\nNobody in.' },
        { id: '1', at: '2026-11-20T15:30:00.000Z', author: 'owner', words: 'Wants oak, not maple.' },
      ],
    },
    inboxPath,
    today,
  },
};

export const ValueRefused: Story = {
  args: {
    lead: quoteLead,
    inboxPath,
    today,
    outcome: {
      message: 'Type dollars and cents, such as 12,500 or 980.50: at most ten million.',
      wrong: { field: 'value', typed: 'about five' },
    },
  },
};

export const Reservation: Story = { args: { lead: reservationLead, inboxPath, today } };

export const SuspectedSpam: Story = { args: { lead: suspectedLead, inboxPath, today } };

export const MailGivenUp: Story = { args: { lead: unmailedLead, inboxPath, today } };

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
