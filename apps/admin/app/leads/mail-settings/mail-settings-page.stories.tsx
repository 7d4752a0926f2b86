import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { MailSettingsPage } from './mail-settings-page.tsx';

const meta = {
  title: 'Admin/Leads/Lead notifications',
  component: MailSettingsPage,
  decorators: [inAdmin('/admin/dashboard/settings/leads')],
  parameters: {
    usage: {
      when: 'For the emails that the owner gets about leads.',
      instead: 'Reply templates for emails to customers.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const Default: Story = { args: { digest: { isOn: false, hour: 8 }, revision: 0 } };

export const SwitchedOn: Story = {
  args: { digest: { isOn: true, hour: 17 }, revision: 1, outcome: { message: 'Saved.' } },
};

export const ChangedBySomeoneElse: Story = {
  args: {
    digest: { isOn: true, hour: 17 },
    revision: 2,
    outcome: {
      message: 'Anna changed this while you were editing. Save again to keep your version.',
      refused: { from: 2, digest: { isOn: false, hour: 7 } },
    },
  },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
