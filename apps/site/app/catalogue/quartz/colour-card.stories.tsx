import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { CardGrid } from '../cards/card-grid.tsx';
import { parseCardList } from '../cards/card-list.ts';
import { toCards } from '../cards/to-cards.server.ts';
import { inSite } from '../../testing/in-site.tsx';
import { ColourCard } from './colour-card.tsx';

const family = catalogue.quartz;
const { frame, rows } = toCards(family, family.list(new URLSearchParams()).cards);
const [first, second] = parseCardList(rows);
const sizes = '20rem';

const meta = {
  title: 'Site/Colour card',
  component: ColourCard,
  decorators: [inSite()],
  parameters: {
    usage: {
      when: 'For a quartz colour in any list: the whole slab at its true proportion; on a phone its middle, a step nearer.',
      whenNot: 'For products that are sold under a brand and a price (the product card).',
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
      as={ColourCard}
      layout="closeList"
      headingLevel="h2"
    />
  ),
};
