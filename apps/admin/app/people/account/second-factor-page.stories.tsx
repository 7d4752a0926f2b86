import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { SecondFactorPage } from './second-factor-page.tsx';

const meta = {
  title: 'Admin/People/Two-step verification',
  component: SecondFactorPage,
  decorators: [inAdmin('/admin/account/second-factor')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'To turn your own two-step verification on or off, and for new backup codes.',
      instead: 'User Management for someone who lost their phone and codes.',
    },
  },
  args: { factor: { state: 'off' } },
} satisfies Meta<typeof SecondFactorPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TurnedOff: Story = {};

/** The squares are of a sample: a real code is encoded by the server. */
export const Scanning: Story = {
  args: {
    factor: {
      state: 'pending',
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      qrCode: { size: 15, path: 'M4 4h7v1h-7zM4 5h1v5h-1zM10 5h1v5h-1zM4 10h7v1h-7zM6 6h3v3h-3z' },
    },
  },
};

export const TurnedOn: Story = {
  args: {
    factor: { state: 'on', backupCodesLeft: 10 },
    outcome: {
      backupCodes: Array.from(
        { length: 10 },
        (_, index) => `k7m2${index < 8 ? index + 2 : 'x'}-p9qr${'abcdefghjk'.charAt(index)}`,
      ),
    },
  },
};

export const NewBackupCodes: Story = {
  args: { ...TurnedOn.args, outcome: { ...TurnedOn.args?.outcome, isRenewed: true } },
};

export const FewCodesLeft: Story = { args: { factor: { state: 'on', backupCodesLeft: 1 } } };
