import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { CardGrid } from './card-grid.tsx';
import { parseCardList } from './card-list.ts';
import { toCards } from './to-cards.server.ts';
import { inSite } from '../../testing/in-site.tsx';
import { ProductCard } from './product-card.tsx';

const family = catalogue.vanities;
const { frame, rows } = toCards(family, family.list(new URLSearchParams()).cards);
const [first, second] = parseCardList(rows);
const sizes = '20rem';

const meta = {
  title: 'Site/Product card',
  component: ProductCard,
  decorators: [inSite()],
  parameters: {
    usage: {
      when: 'For what is sold under a brand: picture, price, rating, and whether it can be had.',
      whenNot: 'For quartz colours, which have no price (the colour card).',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const Default: Story = {
  args: { card: first, frame, sizes },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
};

export const WithoutAPicture: Story = { ...Default, args: { card: { ...second, picture: null }, frame, sizes } };

/** The first of the list, as the catalogue has them. */
export const InAList: Story = {
  render: () => (
    <CardGrid
      cards={{ frame, rows: rows.split('\n').slice(0, 6).join('\n') }}
      as={ProductCard}
      layout="list"
      headingLevel="h2"
    />
  ),
};
