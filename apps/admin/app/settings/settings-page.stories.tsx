import { settingsGroups } from '@showroom/store/settings-groups';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBackOffice } from '../testing/in-back-office.tsx';
import { SettingsPage } from './settings-page.tsx';
import { toValues } from './settings-values.ts';

const kept = {
  business: toValues('business', settingsGroups.business.empty),
  hours: toValues('hours', settingsGroups.hours.empty),
  promises: toValues('promises', settingsGroups.promises.empty),
  links: toValues('links', settingsGroups.links.empty),
};

const meta = {
  title: 'Admin/Settings',
  component: SettingsPage,
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For what the owner says of the business: facts, hours, promises, prices and links.',
      whenNot: 'For a single item such as a post or a product, which has a history and drafts of its own.',
    },
  },
  decorators: [inBackOffice('/admin/dashboard/settings')],
  args: { kept },
} satisfies Meta<typeof SettingsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Refused: Story = {
  args: {
    outcome: {
      group: 'business',
      ok: false,
      code: 'invalid',
      values: { ...kept.business, email: 'hello@' },
      kept: kept.business,
      issues: [{ field: 'email', message: 'Write an e-mail address, as shop@example.com' }],
    },
  },
};
