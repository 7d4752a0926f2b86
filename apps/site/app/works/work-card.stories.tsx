import type { Meta, StoryObj } from '@storybook/react-vite';
import { works } from '@showroom/catalog-data/works';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { ContentGrid } from '../content/content-grid.tsx';
import { formatMonth } from '../content/format-day.ts';
import { inSite } from '../testing/in-site.tsx';
import type { WorkCardFacts } from './work-card.server.ts';
import { WorkCard } from './work-card.tsx';
import { categoryLabels } from './works-address.ts';

const cards = works.map(({ slug, title, category, location, date, budget, description }): WorkCardFacts => {
  const picture = findPicture(`works/${slug}/after`);
  return {
    path: `/our-works/${slug}`,
    title,
    category: categoryLabels[category],
    location,
    day: date,
    dayText: formatMonth(date),
    mark: null,
    budget,
    isSample: true,
    text: description,
    picture: picture && { record: toPictureSource(picture) },
  };
});
const [first, second, third] = cards;

const meta = {
  title: 'Patterns/Cards/Work card',
  component: WorkCard,
  decorators: [inSite()],
  parameters: {
    usage: {
      when: 'For a project in a list: its room, place, date and cost.',
      instead: 'The product card for something to buy. The article card for something to read.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

const asOne: Story['decorators'] = [(Story) => <div className="max-w-96">{Story()}</div>];

export const Default: Story = { args: { work: first }, decorators: asOne };

/** A project that is published before it is done says when it is expected. */
export const InProgress: Story = {
  args: { work: { ...second, mark: 'In progress', dayText: `expected ${second?.dayText}`, budget: '' } },
  decorators: asOne,
};

export const WithoutAPicture: Story = { args: { work: { ...third, picture: null } }, decorators: asOne };

/** As on Our Works. */
export const InAList: Story = {
  render: () => <ContentGrid items={cards.slice(0, 3)}>{(work) => <WorkCard work={work} />}</ContentGrid>,
};
