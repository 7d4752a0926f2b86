import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { inSite } from '../../testing/in-site.tsx';
import { ListPages } from './list-pages.tsx';

const { pageSearches } = catalogue.vanities.list(new URLSearchParams());

const meta = {
  title: 'Site/Pagination',
  component: ListPages,
  decorators: [inSite(catalogue.vanities.path)],
  parameters: {
    usage: {
      when: 'Under a list that has more than one page.',
      whenNot: 'For the steps of a form (a stepper), and for pictures of one thing (a gallery).',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const FirstPage: Story = {
  args: { path: '/products/vanities', page: 1, searches: pageSearches, onTurn: () => {} },
};

export const BetweenOthers: Story = {
  args: { path: '/products/vanities', page: 2, searches: pageSearches, onTurn: () => {} },
};

export const LastPage: Story = {
  args: { path: '/products/vanities', page: pageSearches.length, searches: pageSearches, onTurn: () => {} },
};
