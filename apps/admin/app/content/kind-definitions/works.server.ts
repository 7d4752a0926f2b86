import { works, type Work } from '@showroom/store/admin';
import { formatShopDay } from '@showroom/store/rules';
import type { BadgeTone } from '@showroom/ui/badge';
import { labelOf } from './kind-list.ts';
import type { StoredKind } from './stored-kind.server.ts';
import { workCategoryOptions, workStatusOptions } from './works.ts';

const workTones: Readonly<Record<string, BadgeTone>> = { completed: 'success', 'in-progress': 'warning' };

export const storedWorks: StoredKind<Work> = {
  kind: works,
  detailOf: ({ location }) => location,
  toCard: ({ fields: work }, { pictures, tagNames }) => ({
    title: work.title,
    picture: pictures.findForList(work.pictures[0] ?? work.afterPictures[0] ?? work.beforePictures[0]),
    category: labelOf(workCategoryOptions, work.category),
    facts: [work.client, work.location, work.completedOn && formatShopDay(work.completedOn)]
      .filter((fact) => fact !== null && fact !== '')
      .join(' · '),
    status: { label: labelOf(workStatusOptions, work.status), tone: workTones[work.status] ?? 'neutral' },
    isFeatured: work.isFeatured,
    tags: work.tags.flatMap((id) => tagNames.get(id) ?? []),
  }),
};
