import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { AccountPage } from './account-page.tsx';

const meta = {
  title: 'Admin/People/Account',
  component: AccountPage,
  decorators: [inAdmin('/admin/account')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For your own name, email and password.',
      instead: 'User Management for someone else’s account.',
    },
  },
  args: { username: 'owner', name: 'Owner', email: '', shortestPassword: 12 },
} satisfies Meta<typeof AccountPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = { args: { email: 'owner@shop.example', outcome: { failure: null, saved: 'person' } } };

export const Rejected: Story = {
  args: {
    outcome: {
      failure: { field: 'email', message: 'This email is already in use.' },
      person: { name: 'Sam Okafor', email: 'sam@shop.example' },
    },
  },
};
