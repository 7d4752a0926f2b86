import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSitePage } from '../testing/in-site.tsx';
import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Site/Error page',
  component: ErrorPage,
  decorators: [inSitePage('/nowhere')],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'In place of a page that doesn’t exist or could not be loaded.',
      instead: 'An empty state for a list without results.',
    },
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: { error: { status: 404, statusText: 'Not Found', internal: false, data: null } },
};

export const Failed: Story = { args: { error: new Error('The store does not answer') } };
