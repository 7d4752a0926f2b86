import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import { reader } from '../../database/handles.ts';
import { isVisible } from '../published/read-published.ts';
import type { Store } from '../../store.ts';
import { readFields } from '../stored-content.ts';
import { settingsGroups } from './settings-groups.ts';
import { usualPresentation, type SitePresentation } from './site-presentation.ts';

const groups = Object.values(settingsGroups);

/**
 * What the business says of itself: what the owner saved, over the defaults. A fact that a later version adds, or one
 * that is damaged, shows its default; the rest stays as the owner wrote it.
 */
export async function readBusinessFacts(store: Store): Promise<BusinessFacts> {
  const { site: _site, ...facts } = await readSettings(store);
  return facts;
}

/** The facts of the business, and how the site presents itself, in one go. */
export async function readSettings(store: Store): Promise<BusinessFacts & { readonly site: SitePresentation }> {
  const now = store.now().toISOString();
  const rows = await reader(store)
    .selectFrom('content_publication')
    .select(['kind', 'fields'])
    .where(
      'kind',
      'in',
      groups.map(({ name }) => name),
    )
    .where((eb) => isVisible(eb, now))
    .execute();
  const saved = rows.map((row) => {
    const group = groups.find(({ name }) => name === row.kind);
    return group === undefined ? {} : readFields<object>(group, row, store.log);
  });
  return Object.assign({ site: usualPresentation }, defaultBusinessFacts, ...saved);
}
