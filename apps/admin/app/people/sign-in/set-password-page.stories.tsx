import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { SetPasswordPage } from './set-password-page.tsx';

const meta = {
  title: 'Admin/People/Choose a password',
  component: SetPasswordPage,
  decorators: [inAdmin('/admin/login/invitation/secret')],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'After following the link in an invitation or a password email.',
      instead: 'The account page to change the password while signed in.',
    },
  },
  args: {
    purpose: 'invitation',
    account: { name: 'Anna', username: 'anna@shop.example' },
    shortest: 12,
    error: null,
  },
} satisfies Meta<typeof SetPasswordPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Invited: Story = {};

export const Forgotten: Story = { args: { purpose: 'password-reset' } };

export const TooShort: Story = { args: { error: 'Choose at least 12 characters.' } };

export const InvitationExpired: Story = { args: { account: null } };

export const ResetExpired: Story = { args: { purpose: 'password-reset', account: null } };
