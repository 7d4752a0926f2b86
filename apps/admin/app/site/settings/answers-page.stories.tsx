import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../../testing/in-admin.tsx';
import { AnswersPage } from './answers-page.tsx';

const server = {
  host: 'imap.example.com',
  port: 993,
  security: 'tls',
  username: 'hello@borealandstone.example',
  sender: '',
  password: 'kept',
} as const;

const meta = {
  title: 'Admin/Site/Mailbox for replies',
  component: AnswersPage,
  decorators: [inAdmin('/admin/dashboard/settings/mail/answers')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For the mailbox where customers’ replies arrive, and to test it.',
      instead: 'The mail server for emails that are sent.',
    },
  },
  args: { server, revision: 1, lookedAt: '2026-11-21T15:04:00.000Z', trouble: null, unread: [] },
} satisfies Meta<typeof AnswersPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { test: { ok: true, mailCount: 1284 } } };

export const NotSet: Story = { args: { server: null, revision: 0, lookedAt: null } };

export const LoginFailed: Story = {
  args: {
    trouble: {
      ok: false,
      reason: 'Invalid credentials',
      fault: { field: 'password', message: 'Login failed. Check the username and password.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Login failed/);
  },
};

export const WithUnreadEmails: Story = {
  args: {
    unread: [
      {
        id: '1:7',
        name: 'Sam Sample',
        address: 'sam@home.example',
        subject: 'Re: Schedule a measure',
        at: '2026-11-21T14:04:00.000Z',
        byteSize: 3_000_000,
        problem: 'UnreadableEmailError: too-much-memory',
      },
      { id: '1:8', name: '', address: '', subject: '', at: '2026-11-20T14:04:00.000Z', byteSize: 40, problem: 'x' },
    ],
  },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
