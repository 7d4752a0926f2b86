import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { MediumPage } from './medium-page.tsx';

const meta = {
  title: 'Admin/Content/Image',
  component: MediumPage,
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For one picture: its alt text, its crop, where it is used, and its replacement.',
      instead: 'The post for alt text that applies to one post only.',
    },
  },
  decorators: [inAdmin('/admin/dashboard/media/1')],
  args: {
    medium: {
      id: '1',
      revision: 2,
      name: 'island.jpg',
      alt: 'An island in oak',
      focalPoint: { x: 0.2, y: 0.75 },
      widthPx: 3200,
      heightPx: 2400,
    },
    picture: null,
    uses: [
      { id: '1', path: '/admin/dashboard/posts/1', title: 'Edge profiles compared', states: ['saved', 'shown'] },
      { id: '2', path: null, title: 'Site', states: ['shown'] },
    ],
  },
} satisfies Meta<typeof MediumPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Used: Story = {};

export const Unused: Story = { args: { uses: [] } };

export const NotReplaced: Story = {
  args: { problems: { replaceError: 'This file is over 10 MB.' } },
};
