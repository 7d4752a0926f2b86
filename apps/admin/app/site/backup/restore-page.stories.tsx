import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { RestorePage } from './restore-page.tsx';
import { countsNow, dailyBackup, lockedBackup, unprovenBackup } from './sample-backups.ts';

const meta = {
  title: 'Admin/Site/Restore from Backup',
  component: RestorePage,
  decorators: [inAdmin('/admin/dashboard/backup/showroom-2026-11-21-080000-daily-3f9a1c.tar')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'Before a backup replaces everything: what it contains and what changes.',
      instead: 'The trash for something deleted recently.',
    },
  },
  args: { backup: dailyBackup, countsNow, isUnderWay: false, hasPassphrase: false, problems: {} },
} satisfies Meta<typeof RestorePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Locked: Story = {
  args: {
    backup: lockedBackup,
    problems: {
      restoreProblem: 'Wrong passphrase. Check capital letters and spaces.',
      isOfPassphrase: true,
    },
  },
};

export const NotChecked: Story = { args: { backup: unprovenBackup } };

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
