import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { CardGrid } from './card-grid.tsx';
import { toCards, toCard } from './to-cards.server.ts';
import { inSite } from '../../testing/in-site.tsx';
import { ProductCard } from './product-card.tsx';

const family = catalogue.vanities;
const { cards } = family.list(new URLSearchParams());
const [first, second] = cards.map((facts) => toCard(family, facts));

const meta = {
  title: 'Patterns/Cards/Product card',
  component: ProductCard,
  decorators: [inSite()],
  parameters: {
    usage: {
      when: 'For a product in a list: picture, price, rating and availability.',
      instead: 'The colour card for quartz colours, which have no price.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const Default: Story = {
  args: { ...first },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
};

export const WithoutAPicture: Story = { ...Default, args: { ...second, picture: null } };

/** The first of the catalogue. */
export const InAList: Story = {
  render: () => (
    <CardGrid
      cards={toCards(family, cards.slice(0, 6), {
        layout: 'list',
        headingLevel: 'h2',
      })}
    />
  ),
};
