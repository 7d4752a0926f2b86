import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { quoteLead } from '../../testing/sample-leads.ts';
import { ReplyPage } from './reply-page.tsx';

const meta = {
  title: 'Admin/Leads/Reply to a lead',
  component: ReplyPage,
  decorators: [inAdmin('/admin/leads/1/reply')],
  parameters: {
    usage: {
      when: 'To write an email to one customer. It is saved with the lead.',
      instead: 'A note for what was said on the phone.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

const draft = {
  subject: 'Schedule a measure: Aurora quartz, BS-1042',
  text: 'Hello Sam,\n\nTo give you an exact price for Aurora quartz, we’d like to come and measure. Which day and time would suit you?\n\nBest regards,\nBoreal & Stone\n(807) 555-0100',
};

const shared = {
  lead: quoteLead,
  templates: [
    { id: '1', name: 'First reply' },
    { id: '2', name: 'Schedule a measure' },
  ],
  templateId: '2',
  formId: '1',
  draft,
  answered: null,
  responses: 0,
  answersTo: 'hello@borealandstone.example',
  inboxSearch: '?status=new',
  maySetTemplates: true,
};

export const Default: Story = { args: shared };

export const RepliesToAnEmail: Story = {
  args: {
    ...shared,
    templateId: undefined,
    draft: { subject: 'Re: Schedule a measure: Aurora quartz, BS-1042', text: '' },
    answered: { at: '2026-11-20T18:40:00.000Z', text: 'Thursday at nine, or any time on Friday.' },
  },
};

export const Preview: Story = {
  args: { ...shared, outcome: { formId: '1', draft, isContacted: true, isPreview: true } },
};

export const UnfilledPlaceholder: Story = {
  args: {
    ...shared,
    maySetTemplates: false,
    outcome: {
      formId: '1',
      draft: { ...draft, subject: 'Schedule a measure: {subject}' },
      isContacted: false,
      field: 'subject',
      message: '{subject} is still to be filled in.',
    },
  },
};

export const NotSaved: Story = {
  args: {
    ...shared,
    outcome: {
      formId: '1',
      draft,
      isContacted: true,
      message: 'Your email couldn’t be sent. Your text is below; try again.',
    },
  },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
