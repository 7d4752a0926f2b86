import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { PageNavigation } from './page-navigation.tsx';

const meta = {
  title: 'Admin/Page navigation',
  component: PageNavigation,
  decorators: [inAdmin('/admin/dashboard/media')],
  args: { page: 2, pageCount: 3, toPage: (page: number) => `?page=${page}` },
  parameters: {
    usage: {
      when: 'Below a list that is shown a page at a time.',
      whenNot:
        'For lists that grow at one end while they are read, as leads and activity do: those lead to what is older.',
    },
  },
} satisfies Meta<typeof PageNavigation>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Between: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 3 } };
