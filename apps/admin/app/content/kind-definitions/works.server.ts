import { works, type Work } from '@showroom/store/admin';
import { formatShopDay } from '@showroom/store/rules';
import type { BadgeTone } from '@showroom/ui/badge';
import { labelOf } from './item-form.ts';
import type { StoredItem } from './stored-kind.server.ts';
import { workForm } from './works.ts';

const workTones: Readonly<Record<string, BadgeTone>> = { completed: 'success', 'in-progress': 'warning' };

export const storedWorks: StoredItem<Work> = {
  kind: works,
  detailOf: ({ location }) => location,
  toCard: (work, { pictures, tagNames }) => ({
    title: work.title,
    picture: pictures.findForList(work.pictures[0] ?? work.afterPictures[0] ?? work.beforePictures[0]),
    category: labelOf(workForm.categories, work.category),
    facts: [work.client, work.location, work.completedOn && formatShopDay(work.completedOn)]
      .filter((fact) => fact !== null && fact !== '')
      .join(' · '),
    status: { label: labelOf(workForm.statuses, work.status), tone: workTones[work.status] ?? 'neutral' },
    isFeatured: work.isFeatured,
    tags: work.tags.flatMap((id) => tagNames.get(id) ?? []),
  }),
};
