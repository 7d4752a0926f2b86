import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { PageNavigation } from './page-navigation.tsx';

const meta = {
  title: 'Patterns/Lists/Pagination of the admin',
  component: PageNavigation,
  decorators: [inAdmin('/admin/dashboard/media')],
  args: { page: 2, pageCount: 3, toPage: (page: number) => `?page=${page}` },
  parameters: {
    usage: {
      when: 'Below a list of several pages in the admin.',
      instead: 'A link to older entries for lists that grow while they are read, such as leads and activity.',
    },
  },
} satisfies Meta<typeof PageNavigation>;

export default meta;

type Story = StoryObj<typeof meta>;

export const MiddlePage: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 3 } };
