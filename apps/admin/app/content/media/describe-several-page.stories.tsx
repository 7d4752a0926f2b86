import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { DescribeSeveralPage } from './describe-several-page.tsx';

const picture = { id: '1', revision: 1, name: 'island.jpg', alt: 'An island in oak', picture: null };

const meta = {
  title: 'Admin/Content/Add alt text',
  component: DescribeSeveralPage,
  decorators: [inAdmin('/admin/dashboard/media/describe')],
  parameters: {
    usage: {
      when: 'To write the alt text of several pictures.',
      instead: 'The picture’s page to crop or replace it.',
    },
  },
  args: {
    libraryPath: '/admin/dashboard/media',
    pictures: [
      picture,
      { ...picture, id: '2', name: 'a-very-long-name-of-a-file-from-a-telephone-2026-11-21.jpg', alt: '' },
    ],
  },
} satisfies Meta<typeof DescribeSeveralPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Someone else was faster with one of them. */
export const Conflict: Story = {
  args: {
    outcome: {
      said: 'Alt text saved for 1 image',
      refused: [
        {
          id: '1',
          typed: 'An island in pale oak, with three stools',
          message: 'Robin changed this image while you were editing. Save again to keep your version.',
        },
      ],
    },
  },
};

export const OnAPhone: Story = { ...Conflict, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
