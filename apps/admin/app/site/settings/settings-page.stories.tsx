import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { listFields, type SettingsField, type SettingsGroupName } from './settings-fields.ts';
import { SettingsPage } from './settings-page.tsx';
import type { FieldValues } from '../../frame/form/field-values.ts';

/** A sample value for each kind of control. */
const samples: Readonly<Record<SettingsField['input'], string>> = {
  text: 'Boreal & Stone',
  'long-text': 'Cabinetry and quartz in Thunder Bay.',
  colour: '#1f4a3e',
  picture: '',
  email: 'hello@borealandstone.example',
  phone: '(807) 555-0142',
  link: '',
  number: '24',
  dollars: '599',
  time: '09:00',
  'yes-or-no': 'on',
};

const fill = (group: SettingsGroupName): FieldValues =>
  Object.fromEntries(listFields(group).map(({ path, input }) => [path, samples[input]]));

const kept = {
  business: fill('business'),
  site: fill('site'),
  hours: fill('hours'),
  promises: fill('promises'),
  comments: fill('comments'),
  links: fill('links'),
};

const meta = {
  title: 'Admin/Site/Settings',
  component: SettingsPage,
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For facts about the business: hours, promises, prices and links.',
      instead: 'An item’s own form for posts and products.',
    },
  },
  decorators: [inAdmin('/admin/dashboard/settings')],
  args: { kept, pictures: {} },
} satisfies Meta<typeof SettingsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Rejected: Story = {
  args: {
    outcome: {
      group: 'business',
      ok: false,
      code: 'invalid',
      values: { ...kept.business, email: 'hello@' },
      kept: kept.business,
      issues: [{ field: 'email', message: 'Enter an email address, e.g. shop@example.com' }],
    },
  },
};
