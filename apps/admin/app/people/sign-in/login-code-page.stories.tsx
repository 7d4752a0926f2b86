import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { LoginCodePage } from './login-code-page.tsx';

const meta = {
  title: 'Admin/People/Login code',
  component: LoginCodePage,
  decorators: [inAdmin('/admin/login/code')],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'After the password, for an account with two-step verification.',
      instead: '“Confirm it’s you” inside the admin.',
    },
  },
  args: { isBackup: false, otherHref: '?backup=' },
} satisfies Meta<typeof LoginCodePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BackupCode: Story = { args: { isBackup: true, otherHref: '?' } };

export const Failed: Story = {
  args: { outcome: { error: 'That code is wrong or already used. Wait for a new one and try again.' } },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
