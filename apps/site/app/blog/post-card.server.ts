import type { PostBrief, Published } from '@showroom/store/site';
import type { ContentPictures } from '@showroom/app-frame/content-pictures';
import { formatDay } from '../content/format-day.ts';

export function toPostCard({ path, day, fields }: Published<PostBrief>, pictures: ContentPictures) {
  const { title, excerpt, category, author, cover, readTime } = fields;
  return {
    path: path ?? '',
    title,
    excerpt,
    category,
    author,
    day,
    dayText: formatDay(day),
    readTime,
    // The title describes the picture.
    picture: pictures.findForCard(cover && { ...cover, alt: '' }),
  };
}

export type PostCardFacts = ReturnType<typeof toPostCard>;
