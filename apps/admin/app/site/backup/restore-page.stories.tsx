import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { RestorePage } from './restore-page.tsx';
import { countsNow, dailyBackup, lockedBackup, unprovenBackup } from './sample-backups.ts';

const meta = {
  title: 'Admin/Restore from Backup',
  component: RestorePage,
  decorators: [inAdmin('/admin/dashboard/backup/showroom-2026-11-21-080000-daily-3f9a1c.tar')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'Before a backup is put in the place of everything there is.',
      whenNot: 'For bringing back what was deleted just now: that has a button for ten seconds.',
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
