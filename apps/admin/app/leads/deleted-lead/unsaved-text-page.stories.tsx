import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { UnsavedTextPage } from './unsaved-text-page.tsx';

const meta = {
  title: 'Admin/Leads/Unsaved text',
  component: UnsavedTextPage,
  decorators: [inAdmin('/admin/leads')],
  args: {
    deletion: { at: '2026-11-21T20:04:00.000Z', by: 'Anna' },
    typed: [{ label: 'New note', words: 'Rang twice.\nWants oak, not maple.' }],
    inboxSearch: '?status=new',
  },
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'For text about a lead that someone deleted while it was being typed.',
      instead: 'The page “Not found” for a URL that never was a lead.',
    },
  },
} satisfies Meta<typeof UnsavedTextPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const UnsavedReply: Story = {
  args: {
    deletion: undefined,
    typed: [
      { label: 'Subject', words: 'Schedule a measure' },
      { label: 'Message', words: 'Hello Sam,\n\nThursday at nine?' },
    ],
  },
};
