import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../../testing/in-admin.tsx';
import { MailPage } from './mail-page.tsx';

const server = {
  host: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  username: 'shop',
  sender: 'Boreal & Stone <hello@borealandstone.example>',
  password: 'kept',
} as const;

const meta = {
  title: 'Admin/Site/Mail server',
  component: MailPage,
  decorators: [inAdmin('/admin/dashboard/settings/mail')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For the server that sends all emails, and to test it.',
      instead: 'Lead notifications to choose which emails the owner gets.',
    },
  },
  args: {
    server,
    revision: 1,
    address: 'hello@borealandstone.example',
    testEmail: null,
    fault: null,
    answersFrom: null,
  },
} satisfies Meta<typeof MailPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithReplies: Story = { args: { answersFrom: 'imap.example.com' } };

export const SetByTheEnvironment: Story = { args: { server: null, revision: 0 } };

export const TestWithoutServer: Story = {
  args: {
    server: null,
    revision: 0,
    testEmail: { state: 'waiting', attempts: 0, lastError: null, sentAt: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/email isn’t set up yet/)).toBeVisible();
  },
};

export const LoginFailed: Story = {
  args: {
    testEmail: { state: 'waiting', attempts: 1, lastError: 'EAUTH: Invalid login', sentAt: null },
    fault: { field: 'password', message: 'Login failed. Check the username and password.' },
  },
};

const refusal = {
  ok: false,
  words: 'Not saved yet. Check the fields below.',
  from: 1,
  values: { ...server, port: 'many' },
  hadSecret: true,
  issues: [{ field: 'port', message: 'Enter a port number, e.g. 587' }],
} as const;

/** A page rendered again has no password and says so, as an empty field would keep the saved one. */
export const RejectedWithoutScripts: Story = {
  args: { outcome: refusal },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/enter the password again/);
  },
};

/** The key to the saved password is no longer on this machine. */
export const KeyLost: Story = {
  args: { server: { ...server, password: 'lost' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Re-enter the password/);
  },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
