import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { TrashPage } from './trash-page.tsx';

const meta = {
  title: 'Admin/Content/Trash',
  component: TrashPage,
  decorators: [inAdmin('/admin/deleted')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For what was deleted in the last weeks, and to restore it.',
      instead: 'The Undo button of the toast for what was deleted just now.',
    },
  },
  args: {
    view: { kind: undefined, page: 1 },
    things: [
      {
        id: '0',
        kind: 'comments',
        title: 'Marie on “Shaker or slab”',
        words: 'We took slab for the island and shaker for the rest, and have not regretted it: the slab wipes clean.',
        revision: 0,
        deletedAt: '2026-11-22T15:00:00.000Z',
        deletedBy: null,
        erasedAt: '2026-11-22T16:00:00.000Z',
      },
      {
        id: '1',
        kind: 'posts',
        title: 'Shaker or slab: which front for which kitchen, and what each of them costs to keep clean',
        revision: 4,
        deletedAt: '2026-11-21T15:00:00.000Z',
        deletedBy: 'Anna',
      },
      {
        id: '2',
        kind: 'pictures',
        title: 'kitchen.heic',
        revision: 2,
        deletedAt: '2026-11-20T15:00:00.000Z',
        deletedBy: null,
      },
    ],
    total: 3,
    pages: 1,
    days: 30,
  },
} satisfies Meta<typeof TrashPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { things: [], total: 0, view: { kind: 'works', page: 1 } } };
