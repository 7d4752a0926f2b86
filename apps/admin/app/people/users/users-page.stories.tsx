import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { disabledUser, invitedUser, ownerUser } from './sample-users.ts';
import { UsersPage } from './users-page.tsx';

const meta = {
  title: 'Admin/People/User Management',
  component: UsersPage,
  decorators: [inAdmin('/admin/dashboard/users')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For everyone who can use the admin, and their roles.',
      instead: 'The account page for your own password.',
    },
  },
  args: { users: [invitedUser, ownerUser, disabledUser], sort: { by: 'name', isDescending: false } },
} satisfies Meta<typeof UsersPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invited: Story = {
  args: {
    outcome: {
      ok: true,
      email: 'anna@shop.example',
      url: 'https://admin.shop.example/admin/login/invitation/4f1c9a07be52d38860f1c2a97be4d3584f1c9a07be52d38860f1c2a97be4d358',
    },
  },
};

export const Rejected: Story = {
  args: {
    outcome: {
      ok: false,
      values: { name: 'Anna', email: 'front-desk@shop.example', role: 'editor' },
      failure: { field: 'email', message: 'This email is already in use.' },
    },
  },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
