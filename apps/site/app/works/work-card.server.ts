import type { Published, Work, works } from '@showroom/store/site';
import type { ContentPictures } from '@showroom/app-frame/content-pictures';
import { formatMonth } from '../content/format-day.ts';
import { categoryLabels } from './works-address.ts';

/** A work without the owner's private fields. */
export type PublicWork = ReturnType<typeof works.toPublic>;

const unfinished: Readonly<Record<Work['status'], string | null>> = {
  completed: null,
  'in-progress': 'In progress',
  planning: 'Planning',
};

/** A description's first paragraph and the others. */
export function paragraphsOf(description: string): readonly string[] {
  return description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}

/** When a work was or will be finished. */
export function whenOf({ day, fields }: Pick<Published<PublicWork>, 'day' | 'fields'>) {
  const isDone = fields.status === 'completed';
  return { day, dayText: isDone ? formatMonth(day) : `expected ${formatMonth(day)}`, mark: unfinished[fields.status] };
}

type Pictured = Pick<PublicWork, 'pictures' | 'afterPictures' | 'beforePictures'>;

/** A work's picture: its first one, or else the first after or before picture. */
export function coverOf({
  pictures,
  afterPictures,
  beforePictures,
}: Pictured): PublicWork['pictures'][number] | undefined {
  return pictures[0] ?? afterPictures[0] ?? beforePictures[0];
}

/** The data of a work's card. */
export function toWorkCard(work: Published<PublicWork>, pictures: ContentPictures) {
  const { title, description, category, location, budgetRange, isSample } = work.fields;
  return {
    path: work.path ?? '',
    title,
    category: categoryLabels[category],
    location,
    ...whenOf(work),
    budget: budgetRange,
    text: paragraphsOf(description)[0] ?? '',
    picture: pictures.findForCard(coverOf(work.fields)),
    isSample,
  };
}

export type WorkCardFacts = ReturnType<typeof toWorkCard>;
