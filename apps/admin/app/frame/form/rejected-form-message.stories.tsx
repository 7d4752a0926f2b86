import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { RejectedFormMessage } from './rejected-form-message.tsx';

const meta = {
  title: 'Admin/Kept form',
  component: RejectedFormMessage,
  decorators: [inAdmin('/admin/dashboard/settings')],
  args: {
    form: {
      why: 'session-ended',
      action: '/admin/dashboard/settings',
      fields: [['brand', 'Boreal']],
      isMultipart: false,
    },
  },
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'For a form that arrived without scripts after its session had ended, or whose sender did not confirm who that is.',
      whenNot: 'For a page with scripts: it asks before it sends anything, and says so beside the button.',
    },
  },
} satisfies Meta<typeof RejectedFormMessage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Cancelled in the window that asks for the password. */
export const NotConfirmed: Story = { args: { form: { ...meta.args.form, why: 'not-confirmed' } } };
export const WithFiles: Story = { args: { form: { ...meta.args.form, isMultipart: true } } };
