import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { CardGrid } from '../cards/card-grid.tsx';
import { toCards, toCard } from '../cards/to-cards.server.ts';
import { inSite } from '../../testing/in-site.tsx';
import { ColourCard } from './colour-card.tsx';

const family = catalogue.quartz;
const { cards } = family.list(new URLSearchParams());
const [first, second] = cards.map((facts) => toCard(family, facts));

const meta = {
  title: 'Patterns/Cards/Colour card',
  component: ColourCard,
  decorators: [inSite()],
  parameters: {
    usage: {
      when: 'For a quartz colour in a list: the whole slab in its true proportions, or its middle on a phone.',
      instead: 'The product card for anything with a brand and a price.',
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
        layout: 'closeList',
        headingLevel: 'h2',
      })}
    />
  ),
};
