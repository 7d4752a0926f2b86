import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { ConfirmWindow } from './confirm-window.tsx';

const meta = {
  title: 'Admin/Confirm that it is you',
  component: ConfirmWindow,
  decorators: [inAdmin('/admin/dashboard/users')],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '28rem' } },
    usage: {
      when: 'Before what someone at a browser that was left open must not do: accounts, second factors, the mail server, whole backups.',
      whenNot: 'Before the delete of an item: that asks whether it is meant, not who means it.',
    },
  },
  args: {
    fields: [
      ['name', 'Anna'],
      ['email', 'anna@shop.example'],
    ],
    failure: null,
    username: 'owner',
    passkeyOrigin: null,
    onClose: () => {},
  },
} satisfies Meta<typeof ConfirmWindow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The button stands where this browser could use one of the account's passkeys. */
export const WithAPasskey: Story = { args: { passkeyOrigin: globalThis.location?.origin ?? null } };

export const WrongPassword: Story = { args: { failure: 'That password is incorrect. Try again.' } };

export const OnAPhone: Story = { ...WrongPassword, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
