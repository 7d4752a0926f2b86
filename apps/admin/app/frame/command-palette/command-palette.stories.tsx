import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { inAdmin } from '../../testing/in-admin.tsx';
import { CommandPalette } from './command-palette.tsx';

const meta = {
  title: 'Admin/Finder',
  component: CommandPalette,
  decorators: [inAdmin('/admin/find')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'To get anywhere by a few letters: it stands in the header of every page, and opens by Ctrl K.',
      whenNot: 'To narrow a list that is open: lists have searches of their own.',
    },
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;

type Story = StoryObj<typeof meta>;

// A box of its own for each: Storybook reads all that an argument holds, and one that is drawn holds the whole page.
export const Default: Story = {
  args: {
    box: createRef<HTMLInputElement>(),
    answer: {
      question: 'walnut',
      groups: [
        {
          title: 'Posts',
          findings: [{ label: 'Walnut or oak', detail: 'Owner', path: '/admin/dashboard-pro/posts/1' }],
        },
        {
          title: 'Leads',
          findings: [
            {
              label: 'Sam Walnut',
              detail: 'BS-1042 · New · Harmonia 36″ Vanity with a long name',
              path: '/admin/leads/1',
            },
          ],
        },
      ],
    },
  },
};

export const NothingFound: Story = {
  args: { box: createRef<HTMLInputElement>(), answer: { question: 'zzz', groups: [] } },
};
