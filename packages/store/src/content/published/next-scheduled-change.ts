import { ANNOUNCED_DAYS } from '@showroom/catalog-data/special-days';
import { addDays, shopDayOf, startOfShopDay } from '../../shop-day.ts';
import { reader } from '../../database/handles.ts';
import { isHeld } from '../../stock/holds.ts';
import type { Store } from '../../store.ts';
import { contentVersion } from '../content-version.ts';
import { posts } from '../kinds/post.ts';
import { readSettings } from '../settings/read-business-facts.ts';
import { everBegins, isVisible } from './read-published.ts';

/**
 * Returns when pages will change next without an edit: a schedule begins or ends, a reservation expires, comments close, or special
 * days begin or end. ISO 8601, UTC; undefined for never. A cached page expires then.
 *
 * Call it before rendering, or a change that falls due during it would be missed. Editing a schedule raises the content version.
 */
export async function nextScheduledChange(store: Store): Promise<string | undefined> {
  const version = contentVersion(store);
  const last = remembered.get(store);
  // Stays the same until then, unless the version rises.
  if (last?.version === version && (last.at === undefined || last.at > store.now().toISOString())) return last.at;
  const at = await findNextChange(store);
  remembered.set(store, { version, at });
  return at;
}

/** Every rendered page asks. */
const remembered = new WeakMap<Store, { readonly version: number; readonly at: string | undefined }>();

async function findNextChange(store: Store): Promise<string | undefined> {
  const now = store.now().toISOString();
  const next = await reader(store)
    .selectNoFrom((eb) => [
      eb
        .selectFrom('content_publication')
        .select((inner) => inner.fn.min('from_at').as('at'))
        .where('from_at', '>', now)
        .where(everBegins)
        .as('begins'),
      eb
        .selectFrom('content_publication')
        .select((inner) => inner.fn.min('until_at').as('at'))
        .where('until_at', '>', now)
        .as('ends'),
      eb
        .selectFrom('hold')
        .select((inner) => inner.fn.min('until_at').as('at'))
        .where((inner) => isHeld(inner, now))
        .as('frees'),
    ])
    .executeTakeFirst();
  const settings = await readSettings(store);
  const closes = await findNextClosing(store, settings);
  const turns = findNextSpecialDay(store, settings);
  return [next?.begins, next?.ends, next?.frees, closes, turns].filter((at) => typeof at === 'string').toSorted()[0];
}

type Settings = Awaited<ReturnType<typeof readSettings>>;

/** Returns the midnight at which the announced special days change. */
function findNextSpecialDay(store: Store, { specialDays }: Pick<Settings, 'specialDays'>): string | undefined {
  const today = shopDayOf(store.now());
  const [next] = specialDays
    .flatMap(({ from, to }) => [addDays(from, -ANNOUNCED_DAYS), addDays(to, 1)])
    .filter((day) => day > today)
    .toSorted();
  return next === undefined ? undefined : startOfShopDay(next).toISOString();
}

/** Returns when comments close on the next post. */
async function findNextClosing(store: Store, { comments }: Pick<Settings, 'comments'>): Promise<string | undefined> {
  const now = store.now();
  if (!comments.areTaken) return undefined;
  const oldest = addDays(shopDayOf(now), -comments.closeAfterDays);
  const first = await reader(store)
    .selectFrom('content_publication')
    .select((eb) => eb.fn.min('sort_key').as('sort_key'))
    .where('kind', '=', posts.name)
    .where('sort_key', '>=', oldest)
    .where((eb) => isVisible(eb, now.toISOString()))
    .executeTakeFirst();
  if (typeof first?.sort_key !== 'string') return undefined;
  return startOfShopDay(addDays(first.sort_key.slice(0, 10), comments.closeAfterDays + 1)).toISOString();
}
