import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { ContentKind } from '../content-kind.ts';

export interface PastCounts {
  total: number;
  published: number;
}

/** Counts a kind's content at a past instant, to show how much was added since. */
export async function countContentAt(store: Store, kind: ContentKind, at: Date): Promise<PastCounts> {
  const then = at.toISOString();
  const { total } = await reader(store)
    .selectFrom('content')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('kind', '=', kind.name)
    .where('created_at', '<=', then)
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>', then)]))
    .executeTakeFirstOrThrow();
  const { published } = await reader(store)
    .selectFrom('content_publication')
    .select((eb) => eb.fn.countAll<number>().as('published'))
    .where('kind', '=', kind.name)
    .where('from_at', '<=', then)
    .where((eb) => eb.or([eb('until_at', 'is', null), eb('until_at', '>', then)]))
    .executeTakeFirstOrThrow();
  return { total, published };
}
