import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { MediaLibrary } from './media-library.tsx';

const picture = {
  id: '1',
  revision: 1,
  name: 'island.jpg',
  alt: 'An island in oak',
  widthPx: 3200,
  isAnimated: false,
  heightPx: 2400,
  picture: null,
};

const meta = {
  title: 'Admin/Content/Media Library',
  component: MediaLibrary,
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For all pictures that were uploaded.',
      instead: 'The picture chooser to use one in a form.',
    },
  },
  decorators: [inAdmin('/admin/dashboard/media')],
  args: {
    query: '',
    isUnused: false,
    sort: { by: 'day', isDescending: true },
    page: 1,
    pageCount: 2,
    found: 30,
    total: 30,
    pictures: [
      picture,
      { ...picture, id: '2', name: 'a-very-long-name-of-a-file-from-a-telephone-2026-11-21.jpg', alt: '' },
    ],
    refused: [],
  },
} satisfies Meta<typeof MediaLibrary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { pictures: [], found: 0, total: 0, pageCount: 1 } };

/** Errors of rejected files, without scripts. */
export const Rejected: Story = {
  args: {
    refused: [{ ok: false, name: 'drawing.svg', message: 'It is no picture that can be shown here.', status: 400 }],
  },
};
