import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { RejectedFormMessage } from './rejected-form-message.tsx';

const meta = {
  title: 'Patterns/Forms/Rejected form',
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
      when: 'For a form that was sent without scripts after the session had ended. It keeps what was typed.',
      instead: 'The message next to the button on a page with scripts.',
    },
  },
} satisfies Meta<typeof RejectedFormMessage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Cancelled in the password dialog. */
export const NotConfirmed: Story = { args: { form: { ...meta.args.form, why: 'not-confirmed' } } };
export const WithFiles: Story = { args: { form: { ...meta.args.form, isMultipart: true } } };
