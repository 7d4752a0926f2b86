import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../../../testing/in-admin.tsx';
import { VerificationPage } from './verification-page.tsx';
import { VERIFICATION_PATH } from '../verification-path.ts';

const kept = { siteKey: '0x4AAAAAAAsample', secret: 'kept' } as const;

const meta = {
  title: 'Admin/Site/Spam protection',
  component: VerificationPage,
  decorators: [inAdmin(VERIFICATION_PATH)],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For the keys of the service that tells people from bots, and to test them.',
      instead: 'The settings for links to other services.',
    },
  },
  args: { kept, revision: 1, trial: null },
} satisfies Meta<typeof VerificationPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotSetUp: Story = { args: { kept: null, revision: 0 } };

const refusal = {
  ok: false,
  words: 'Not saved yet. Check the fields below.',
  from: 1,
  values: { siteKey: '0x4AAAAAAAother' },
  hadSecret: false,
  issues: [{ field: 'secret', message: 'Enter the secret key that goes with this site key. Both keys are needed' }],
} as const;

export const OneKeyMissing: Story = {
  args: { outcome: refusal },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Secret key')).toHaveAccessibleDescription(/Both keys are needed/);
  },
};

/** The service is unreachable. */
export const ServiceUnreachable: Story = {
  args: {
    trial: {
      secret: 'unreachable',
      keys: { sitekey: kept.siteKey, service: 'http://127.0.0.1:9' },
      hosts: { tried: 'shop.example', site: 'shop.example' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Couldn’t load Cloudflare’s script/)).toBeVisible();
  },
};

/** The key to the saved secret is no longer on this machine. */
export const KeyLost: Story = { args: { kept: { ...kept, secret: 'lost' } } };

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
