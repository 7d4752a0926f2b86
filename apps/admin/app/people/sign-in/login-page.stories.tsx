import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { LoginPage } from './login-page.tsx';

const meta = {
  title: 'Admin/People/Login',
  component: LoginPage,
  decorators: [inAdmin('/admin/login')],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'To sign in to the admin.',
      instead: 'Nothing on the public site, which has no accounts.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const Default: Story = { args: { demoPassword: null } };

/** Doesn’t say which of the two was wrong; typing hides the message. */
export const Failed: Story = { args: { demoPassword: null, outcome: { error: 'Invalid username or password' } } };

export const TooManyAttempts: Story = {
  args: { demoPassword: null, outcome: { error: 'Too many attempts. Try again in 4 minutes.' } },
};

/** After a password was set: the name is filled in. */
export const PasswordJustSet: Story = { args: { demoPassword: null, newPasswordUser: 'anna@shop.example' } };

export const Demonstration: Story = { args: { demoPassword: 'slab-brass-lake-41' } };

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
