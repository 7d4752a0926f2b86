import type { Meta, StoryObj } from '@storybook/react-vite';
import { quoteLead, reservationLead, suspectedLead, unmailedLead } from '../../testing/sample-leads.ts';
import { inAdmin } from '../../testing/in-admin.tsx';
import { LeadView } from './lead-view.tsx';

const meta = {
  title: 'Admin/Leads/Lead',
  component: LeadView,
  decorators: [inAdmin()],
  parameters: {
    usage: {
      when: 'For one lead: the request, the correspondence and the next steps.',
      instead: 'The inbox for several at once.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

const list = {
  inboxSearch: '?status=new',
  neighbours: {
    previous: { id: '2', firstName: 'Marguerite', lastName: 'Desjardins-Kowalchuk' },
    next: { id: '3', firstName: 'Anna', lastName: 'Lehtinen' },
  },
  related: [],
  today: '2026-11-21',
};

export const Default: Story = { args: { lead: quoteLead, ...list } };

export const JustChanged: Story = {
  args: { lead: { ...quoteLead, status: 'won' }, ...list, outcome: { message: 'Status changed to Won.' } },
};

/** With a value, a due follow-up and notes. */
export const InProgress: Story = {
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
    ...list,
  },
};

/** Alone in its list, of someone with an earlier request. */
export const WithAnEarlierRequest: Story = {
  args: {
    lead: quoteLead,
    ...list,
    neighbours: { previous: null, next: null },
    related: [
      {
        id: '8',
        reference: 'BS-0977',
        kind: 'custom-quote',
        status: 'won',
        subjectLabel: null,
        createdAt: '2026-06-02T14:10:00.000Z',
      },
      {
        id: '9',
        reference: 'BS-0951',
        kind: 'sample',
        status: 'archived',
        subjectLabel: 'White Essence quartz',
        createdAt: '2026-05-21T19:45:00.000Z',
      },
    ],
  },
};

/** An email, a reply, an automatic reply, and an email that couldn’t be delivered. */
export const Correspondence: Story = {
  args: {
    lead: {
      ...quoteLead,
      status: 'contacted',
      replies: [
        {
          id: '1',
          at: '2026-11-20T15:04:00.000Z',
          author: 'owner',
          address: 'sam@home.example',
          subject: 'Schedule a measure: Aurora quartz, BS-1042',
          text: 'Hello Sam,\n\nWhich day would suit you?',
          state: 'sent',
          attempts: 1,
          nextAttemptAt: '2026-11-20T15:04:00.000Z',
          lastError: null,
          bounce: null,
          sentAt: '2026-11-20T15:04:03.000Z',
        },
        {
          id: '2',
          at: '2026-11-21T15:04:00.000Z',
          author: 'anna',
          address: 'sam@home.example',
          subject: 'Re: Schedule a measure: Aurora quartz, BS-1042',
          text: 'Thursday at nine it is.',
          state: 'sent',
          attempts: 1,
          nextAttemptAt: '2026-11-21T15:04:00.000Z',
          lastError: null,
          bounce: '552 5.2.2 Mailbox full',
          sentAt: '2026-11-21T15:04:03.000Z',
        },
      ],
      responses: [
        {
          id: '3',
          at: '2026-11-20T18:40:00.000Z',
          name: 'Sam Okafor',
          address: 'sam.okafor@work.example',
          subject: 'Re: Schedule a measure: Aurora quartz, BS-1042',
          text: 'Thursday at nine, or any time on Friday.\n\nThe second drawing is the one that counts.',
          quoted:
            'On Fri, Nov 20, 2026 at 10:04 AM Boreal & Stone wrote:\n> Hello Sam,\n>\n> Which day would suit you?',
          isAutomatic: false,
          isCut: false,
          leftOut: ['kitchen.dwg'],
          files: [{ id: '4', originalName: 'second-drawing.pdf', type: 'application/pdf', byteSize: 212_000 }],
        },
        {
          id: '5',
          at: '2026-11-21T15:04:30.000Z',
          name: 'Sam Okafor',
          address: 'sam@home.example',
          subject: 'Away until Monday',
          text: 'I am at camp and read mail on Monday.',
          quoted: '',
          isAutomatic: true,
          isCut: true,
          leftOut: [],
          files: [],
        },
      ],
    },
    ...list,
  },
};

/** Two replies: the first was sent, the second wasn’t. */
export const Answered: Story = {
  args: {
    lead: {
      ...quoteLead,
      status: 'contacted',
      replies: [
        {
          id: '2',
          at: '2026-11-21T15:04:00.000Z',
          author: 'anna',
          address: 'sam@home.example',
          subject: 'Our quote for Aurora quartz, BS-1042',
          text: 'Hello Sam,\n\nDoes our quote answer your questions?',
          state: 'failed',
          attempts: 1,
          nextAttemptAt: '2026-11-21T15:04:00.000Z',
          lastError: 'EENVELOPE: 550 mailbox unavailable',
          bounce: null,
          sentAt: null,
        },
        {
          id: '1',
          at: '2026-11-20T15:04:00.000Z',
          author: 'owner',
          address: 'sam@home.example',
          subject: 'Your quote request BS-1042',
          text: 'Hello Sam,\n\nThank you. When may we call?',
          state: 'sent',
          attempts: 1,
          nextAttemptAt: '2026-11-20T15:04:00.000Z',
          lastError: null,
          bounce: null,
          sentAt: '2026-11-20T15:04:03.000Z',
        },
      ],
    },
    ...list,
  },
};

export const ValueRejected: Story = {
  args: {
    lead: quoteLead,
    ...list,
    outcome: {
      message: 'Enter an amount such as 12,500 or 980.50 (max $10 million).',
      wrong: { field: 'value', typed: 'about five' },
    },
  },
};

export const Reservation: Story = { args: { lead: reservationLead, ...list } };

export const SuspectedSpam: Story = { args: { lead: suspectedLead, ...list } };

export const EmailFailed: Story = { args: { lead: unmailedLead, ...list } };

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
