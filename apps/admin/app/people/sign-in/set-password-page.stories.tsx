import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { SetPasswordPage } from './set-password-page.tsx';

const meta = {
  title: 'Admin/Choose a password',
  component: SetPasswordPage,
  decorators: [inAdmin('/admin/login/invitation/secret')],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'Behind the links of letters: an invitation, or a forgotten password.',
      whenNot: 'For a new password while one is signed in: that asks for the present one.',
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

export const InvitationEnded: Story = { args: { account: null } };

export const ResetEnded: Story = { args: { purpose: 'password-reset', account: null } };
