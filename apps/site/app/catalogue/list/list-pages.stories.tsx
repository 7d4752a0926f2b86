import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { listPageLinks } from '@showroom/catalog-data/catalogue/page-links';
import { expect } from 'storybook/test';
import { inSite } from '../../testing/in-site.tsx';
import { ListPages } from './list-pages.tsx';

const { path } = catalogue.vanities;

function pageOf(page: number, pageCount: number) {
  const links = listPageLinks(page, pageCount, (number) => (number === 1 ? '' : `?page=${number}`));
  return { path, page, links, onTurn: () => {} };
}

const meta = {
  title: 'Patterns/Lists/Pagination of the site',
  component: ListPages,
  decorators: [
    (Story) => (
      <div className="page-width">
        <Story />
      </div>
    ),
    inSite(path),
  ],
  parameters: {
    usage: {
      when: 'Below a list of several pages on the public site.',
      instead: 'The stepper for the steps of a form. The gallery for pictures of one product.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const FirstPage: Story = { args: pageOf(1, 4) };

export const MiddlePage: Story = { args: pageOf(2, 4) };

export const LastPage: Story = { args: pageOf(4, 4) };

export const FiveThousandProducts: Story = { args: pageOf(200, 417) };

export const FiveThousandProductsOnAPhone: Story = {
  args: pageOf(200, 417),
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(boxes).toHaveLength(7);
    await expect(new Set(boxes.map(({ top }) => top)).size, 'one row').toBe(1);
    for (const { width, height } of boxes) {
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
