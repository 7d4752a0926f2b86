import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBackOffice } from '../testing/in-back-office.tsx';
import { LoginCodePage } from './login-code-page.tsx';

const meta = {
  title: 'Admin/Login code',
  component: LoginCodePage,
  decorators: [inBackOffice('/admin/login/code')],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'After the right password, for an account with a second factor.',
      whenNot: 'For anything that is asked for inside the back office: there the password is asked for again.',
    },
  },
  args: { isBackup: false, otherHref: '?backup=' },
} satisfies Meta<typeof LoginCodePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BackupCode: Story = { args: { isBackup: true, otherHref: '?' } };

export const Failed: Story = {
  args: { outcome: { error: 'This code is not right, or was used before. Try the next one.' } },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
