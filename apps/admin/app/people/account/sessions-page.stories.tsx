import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { SessionsPage } from './sessions-page.tsx';

const meta = {
  title: 'Admin/People/Signed-in devices',
  component: SessionsPage,
  decorators: [inAdmin('/admin/account/sessions')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'To see where you are signed in, and to sign out there.',
      instead: 'User Management to disable someone else’s account.',
    },
  },
  args: {
    words: '',
    sessions: [
      {
        id: '1',
        device: 'Chrome on Windows',
        createdAt: '2026-11-20T15:04:00.000Z',
        lastSeenAt: '2026-11-20T21:30:00.000Z',
        isCurrent: true,
      },
      {
        id: '2',
        device: 'Safari on iPhone',
        createdAt: '2026-11-19T12:00:00.000Z',
        lastSeenAt: '2026-11-20T11:10:00.000Z',
        isCurrent: false,
      },
    ],
  },
} satisfies Meta<typeof SessionsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneSignedOut: Story = { args: { words: 'That device has been signed out.' } };

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
