import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { BackupPage } from './backup-page.tsx';
import { dailyBackup, lockedBackup, unprovenBackup } from './sample-backups.ts';

const meta = {
  title: 'Admin/Site/Backup and Restore',
  component: BackupPage,
  decorators: [inAdmin('/admin/dashboard/backup')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For backups of everything.',
      instead: 'The history of an item for earlier versions of it.',
    },
  },
  args: {
    backups: [dailyBackup, lockedBackup, unprovenBackup],
    isFolderUnreadable: false,
    sort: { by: 'time', isDescending: true },
    underWay: null,
    unreportedProblem: null,
    hasPassphrase: false,
    ready: null,
    problems: {},
  },
} satisfies Meta<typeof BackupPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoBackups: Story = { args: { backups: [] } };

export const Unreadable: Story = { args: { backups: [], isFolderUnreadable: true } };

export const InProgress: Story = { args: { underWay: { kind: 'backup', since: '2026-11-21T15:00:00.000Z' } } };

export const Failed: Story = {
  args: {
    problems: {
      createProblem: 'The disk is full. Nothing was changed. Free some space and try again.',
    },
  },
};

export const Rejected: Story = {
  args: { problems: { uploadProblem: 'This file isn’t a backup made by this software.' } },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
