import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { AccountPage } from './account-page.tsx';

const meta = {
  title: 'Admin/Account',
  component: AccountPage,
  decorators: [inAdmin('/admin/account')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For one’s own name, address and password.',
      whenNot: 'For someone else’s account: that is in User Management.',
    },
  },
  args: { username: 'owner', name: 'Owner', email: '', shortestPassword: 12 },
} satisfies Meta<typeof AccountPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = { args: { email: 'owner@shop.example', outcome: { failure: null, saved: 'person' } } };

export const Refused: Story = {
  args: {
    outcome: {
      failure: { field: 'email', message: 'This email is already in use.' },
      person: { name: 'Sam Okafor', email: 'sam@shop.example' },
    },
  },
};
