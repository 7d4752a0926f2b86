import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBackOffice } from '../testing/in-back-office.tsx';
import { MailPage } from './mail-page.tsx';

const server = {
  host: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  username: 'shop',
  sender: 'Boreal & Stone <hello@borealandstone.example>',
  hasPassword: true,
} as const;

const meta = {
  title: 'Admin/Mail server',
  component: MailPage,
  decorators: [inBackOffice('/admin/dashboard/settings/mail')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For the mail server through which all letters leave, and for trying it.',
      whenNot: 'For which mails the owner gets: that is Mail about leads.',
    },
  },
  args: { server, revision: 1, address: 'hello@borealandstone.example', letter: null, fault: null },
} satisfies Meta<typeof MailPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OfTheEnvironment: Story = { args: { server: null, revision: 0 } };

export const LoginRefused: Story = {
  args: {
    letter: { state: 'waiting', attempts: 1, lastError: 'EAUTH: Invalid login', sentAt: null },
    fault: { field: 'password', message: 'The server refused the login: look at the user and the password' },
  },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
