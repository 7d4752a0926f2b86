import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { PublishCheckPage } from './publish-check-page.tsx';
import { samplePublishCheck } from './sample-publish-check.ts';

const meta = {
  title: 'Admin/Content/Publish check',
  component: PublishCheckPage,
  decorators: [inAdmin('/admin/site/publish-check/posts/1')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'Before publishing: what changes, before and after, and what to fix first.',
      instead: 'The preview for a single page.',
    },
  },
  args: { publishCheck: samplePublishCheck, refusal: undefined },
} satisfies Meta<typeof PublishCheckPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotReady: Story = {
  args: { publishCheck: { ...samplePublishCheck, missing: ['Post Excerpt', 'Author'], pages: [], findings: [] } },
};

export const SiteUnavailable: Story = {
  args: {
    publishCheck: {
      ...samplePublishCheck,
      pages: [],
      findings: [],
      problem: 'Your site isn’t responding at https://showroom.example, so the changes can’t be shown.',
    },
    refusal: 'Erin has changed this since you opened it. The current version is below; review it before you publish.',
  },
};
