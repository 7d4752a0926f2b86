import { findBriefPage, posts, type Post, type PostBrief } from '@showroom/store/admin';
import { formatShopDay } from '@showroom/store/rules';
import { countWords } from '../../frame/words/count-words.ts';
import { formatInstant } from '../../frame/words/format-instant.ts';
import type { StoredKind } from './stored-kind.server.ts';

type ListedPost = Awaited<ReturnType<typeof findBriefPage<PostBrief>>>['items'][number];

const statuses = {
  published: { label: 'Published', tone: 'success' },
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'brass' },
} as const;

export const storedPosts: StoredKind<Post, ListedPost> = {
  kind: posts,
  detailOf: ({ author }) => author,
  findPage: findBriefPage,
  toCard: ({ fields: post, publicationStatus, publicFrom, ...entry }, { pictures, tagNames }) => {
    const counts = [countWords(entry.views, 'view'), countWords(entry.comments, 'comment')];
    const date = formatShopDay(entry.day);
    const written = [post.author, post.category, date];
    return {
      title: post.title === '' ? 'Untitled' : post.title,
      picture: pictures.findForList(post.cover),
      category: '',
      facts: post.excerpt,
      status: {
        ...statuses[publicationStatus],
        notes: [
          ...(publicationStatus === 'scheduled' && publicFrom !== null ? [formatInstant(publicFrom)] : []),
          ...(entry.hasUnpublishedChanges ? ['Unpublished changes'] : []),
        ],
      },
      publication: null,
      isFeatured: post.isFeatured,
      tags: post.tags.flatMap((id) => tagNames.get(id) ?? []),
      lines: publicationStatus === 'draft' ? [written] : [[...written, post.readTime], counts],
      cells: { person: [post.author], views: counts, day: [date] },
    };
  },
};
