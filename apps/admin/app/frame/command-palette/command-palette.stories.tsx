import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { inAdmin } from '../../testing/in-admin.tsx';
import { CommandPalette } from './command-palette.tsx';

const meta = {
  title: 'Patterns/Page frame/Command palette',
  component: CommandPalette,
  decorators: [inAdmin('/admin/find')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'In the header of every admin page: search for anything by a few letters, or with Ctrl K.',
      instead: 'A list’s own search to narrow the list.',
    },
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;

type Story = StoryObj<typeof meta>;

// A ref for each story: Storybook reads everything an argument holds, and a mounted one holds the whole page.
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
