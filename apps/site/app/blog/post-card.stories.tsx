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
  title: 'Site/Article card',
  component: PostCard,
  decorators: [inSite()],
  parameters: {
    usage: {
      when: 'For an article among others: its picture, what it is about, when it was written and how long it takes to read.',
      whenNot:
        'For the article that leads the blog, which stands large above the others, or for a project (the work card).',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

const asOne: Story['decorators'] = [(Story) => <div className="max-w-96">{Story()}</div>];

export const Default: Story = { args: { post: first }, decorators: asOne };

export const WithoutAPicture: Story = { args: { post: { ...second, picture: null } }, decorators: asOne };

/** As the blog has them. */
export const InAList: Story = {
  render: () => <ContentGrid items={cards.slice(0, 3)}>{(post) => <PostCard post={post} />}</ContentGrid>,
};
