import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { PasskeysPage } from './passkeys-page.tsx';

const here = { rpId: 'localhost', origin: globalThis.location?.origin ?? '' };

const meta = {
  title: 'Admin/People/Passkeys',
  component: PasskeysPage,
  decorators: [inAdmin('/admin/account/passkeys')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'To add, rename and remove your own passkeys.',
      instead: 'User Management for someone who lost a device.',
    },
  },
  args: {
    party: here,
    passkeys: [
      {
        id: '1',
        name: 'Chrome on Windows',
        rpId: 'localhost',
        createdAt: '2026-11-20T15:04:00.000Z',
        lastUsedAt: '2026-11-22T13:00:00.000Z',
      },
      { id: '2', name: 'Key on my ring', rpId: 'old.example', createdAt: '2026-10-02T13:20:00.000Z', lastUsedAt: null },
    ],
  },
} satisfies Meta<typeof PasskeysPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const None: Story = { args: { passkeys: [] } };

export const NotRenamed: Story = {
  args: {
    outcome: {
      failure: { at: 'rename', id: '1', name: ' ', message: 'Enter a name of up to 100 characters.' },
    },
  },
};

/** The admin’s URL differs from the one in the address bar. */
export const OnAnotherUrl: Story = {
  args: { passkeys: [], party: { rpId: 'admin.shop.example', origin: 'https://admin.shop.example' } },
};

export const OnAnIpAddress: Story = { args: { passkeys: [], party: 'number' } };

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
