import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { ConfirmWindow } from './confirm-window.tsx';

const meta = {
  title: 'Patterns/Dialogs/Confirm it’s you',
  component: ConfirmWindow,
  decorators: [inAdmin('/admin/dashboard/users')],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '28rem' } },
    usage: {
      when: 'Before changes that an unattended browser must not allow: accounts, two-step verification, the mail server, backups.',
      instead: 'A plain question before deleting an item: it asks whether you are sure, not who you are.',
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

/** With a button if this browser may have one of the account’s passkeys. */
export const WithAPasskey: Story = { args: { passkeyOrigin: globalThis.location?.origin ?? null } };

export const WrongPassword: Story = { args: { failure: 'That password is incorrect. Try again.' } };

export const OnAPhone: Story = { ...WrongPassword, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
