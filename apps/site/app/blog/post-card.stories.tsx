import type { Meta, StoryObj } from '@storybook/react-vite';
import { articles } from '@showroom/catalog-data/articles';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { ContentGrid } from '../content/content-grid.tsx';
import { formatDay } from '../content/format-day.ts';
import { inSite } from '../testing/in-site.tsx';
import type { PostCardFacts } from './post-card.server.ts';
import { PostCard } from './post-card.tsx';

const cards = articles.map(({ slug, title, excerpt, category, author, date }): PostCardFacts => {
  const picture = findPicture(`blog/${slug}`);
  return {
    path: `/blog/${slug}`,
    title,
    excerpt,
    category,
    author,
    day: date,
    dayText: formatDay(date),
    readTime: '6 min read',
    picture: picture && { record: toPictureSource(picture, { alt: '' }) },
  };
});
const [first, second] = cards;

const meta = {
  title: 'Patterns/Cards/Article card',
  component: PostCard,
  decorators: [inSite()],
  parameters: {
    usage: {
      when: 'For an article in a list: its picture, topic, date and reading time.',
      instead: 'The large card at the top of the blog for the latest article. The work card for a project.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

const asOne: Story['decorators'] = [(Story) => <div className="max-w-96">{Story()}</div>];

export const Default: Story = { args: { post: first }, decorators: asOne };

export const WithoutAPicture: Story = { args: { post: { ...second, picture: null } }, decorators: asOne };

export const InAList: Story = {
  render: () => <ContentGrid items={cards.slice(0, 3)}>{(post) => <PostCard post={post} />}</ContentGrid>,
};
