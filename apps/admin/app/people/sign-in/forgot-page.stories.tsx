import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { ForgotPage } from './forgot-page.tsx';

const meta = {
  title: 'Admin/People/Reset your password',
  component: ForgotPage,
  decorators: [inAdmin('/admin/login/forgot')],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'For someone who can’t sign in.',
      instead: 'The account page to change the password while signed in.',
    },
  },
  args: { loginHref: '/admin/login' },
} satisfies Meta<typeof ForgotPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The same for known and unknown addresses. */
export const Sent: Story = { args: { outcome: { error: null } } };

export const TooManyAttempts: Story = {
  args: { outcome: { error: 'Too many tries. Wait 40 minutes and try again.' } },
};
