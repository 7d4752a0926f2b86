import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { TemplatesPage } from './templates-page.tsx';

const meta = {
  title: 'Admin/Leads/Reply templates',
  component: TemplatesPage,
  decorators: [inAdmin('/admin/leads/templates')],
  parameters: {
    usage: {
      when: 'For texts that replies can start from.',
      instead: 'The reply itself for changes to one email.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

const templates = [
  {
    id: '1',
    name: 'First reply',
    subject: 'Re: your {request} ({reference})',
    text: 'Hello {firstName},\n\nThank you.\n\n{brand}',
  },
  {
    id: '2',
    name: 'Schedule a measure',
    subject: 'Schedule a measure: {subject}',
    text: 'Hello {firstName},\n\nWhich day?',
  },
];

export const Default: Story = { args: { templates } };

export const Rejected: Story = {
  args: {
    templates,
    outcome: {
      ok: false,
      code: 'invalid',
      id: '2',
      typed: {
        name: 'Schedule a measure',
        subject: 'Schedule a measure: {colour}',
        text: 'Hello {firstName},\n\nWhich day?',
      },
      issues: [{ field: 'subject', message: 'Nothing is known of {colour}. You can use {name} and {firstName}.' }],
    },
  },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
