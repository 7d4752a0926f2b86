import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { disabledUser, invitedUser, ownerUser } from './sample-users.ts';
import { UserPage } from './user-page.tsx';

const meta = {
  title: 'Admin/People/User',
  component: UserPage,
  decorators: [inAdmin('/admin/dashboard/users/1')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'To change one user.',
      instead: 'The account page for your own password and two-step verification.',
    },
  },
  args: { user: ownerUser, shown: '1', isSelf: true },
} satisfies Meta<typeof UserPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Someone else saved first: what was typed stays, and the message names them. */
export const ChangedBySomeoneElse: Story = {
  args: {
    outcome: {
      ok: false,
      words:
        'anna changed this first, Nov 21, 10:04 a.m.: “Made Owner Editor”. Your change wasn’t saved. Save again to change it anyway.',
      values: { name: 'Olive Owner', email: 'olive@shop.example', role: 'owner' },
      failure: null,
    },
  },
};

export const Invited: Story = { args: { user: invitedUser, isSelf: false } };

export const Disabled: Story = {
  args: { user: disabledUser, isSelf: false, outcome: { ok: true, words: 'Disabled, and signed out everywhere.' } },
};

export const LastOwner: Story = {
  args: {
    outcome: {
      ok: false,
      values: { name: 'Owner', email: '', role: 'editor' },
      failure: { field: 'role', message: 'There must be at least one Super Admin.' },
    },
  },
};
