import type { listClosestPublished as listClosest, PublishedNeighbours } from '@showroom/store/find-around';
import { readTimeOf } from '@showroom/store/content-options';
import type { Published, PublishedCursor, PublishedFilter, PublishedPage } from '@showroom/store/published';
import { readSnapshot } from './snapshot.ts';

/** Of a kind of content an exported site knows its name, under which its file lies. */
interface NamedKind {
  readonly name: string;
}

/** What visitors find under a slug, or undefined. */
export async function findPublished(
  _store: unknown,
  kind: NamedKind,
  slug: string,
): Promise<Published<object> | undefined> {
  return (await readKind(kind)).find((each) => each.slug === slug);
}

/** Those of some things, by id. */
export async function findPublishedByIds(
  _store: unknown,
  kind: NamedKind,
  ids: readonly string[],
): Promise<Map<string, Published<object>>> {
  if (ids.length === 0) return new Map();
  const wanted = new Set(ids);
  return new Map((await readKind(kind)).flatMap((each) => (wanted.has(each.id) ? [[each.id, each]] : [])));
}

/** Of what a kind shows, whatever else it does, those that its lists ask for. */
interface Listed {
  readonly title?: string;
  readonly category?: string;
  readonly isFeatured?: boolean;
  readonly tags?: readonly string[];
  readonly products?: readonly string[];
  readonly body?: string;
  readonly readTime?: string;
}

/**
 * Those of a kind that a list asks for.
 *
 * @throws {Error} when it is asked for what shows something: no list of an exported site does.
 */
export async function listPublished(
  _store: unknown,
  kind: NamedKind,
  {
    after,
    category,
    except,
    isFeatured,
    limit = Infinity,
    offset = 0,
    shows,
  }: PublishedFilter & {
    readonly after?: PublishedCursor | undefined;
    readonly limit?: number;
    readonly offset?: number;
  } = {},
): Promise<PublishedPage<object>> {
  if (shows !== undefined) throw new Error('An exported site does not know what is shown in what');
  const items = (await readKind(kind)).filter(
    ({ id, fields }) =>
      id !== except &&
      (category === undefined || fields.category === category) &&
      (isFeatured === undefined || fields.isFeatured === isFeatured),
  );
  const start = offset + (after === undefined ? 0 : items.findIndex(({ id }) => id === after.id) + 1);
  const shown = items.slice(start, start + limit);
  const last = items.length > start + limit ? shown.at(-1) : undefined;
  return { items: shown, next: last && { sortKey: '', id: last.id } };
}

/** The same with what lists show of each, of all that there is. */
export async function listPublishedBriefs(...asked: Parameters<typeof listPublished>): Promise<PublishedPage<object>> {
  const { items, next } = await listPublished(...asked);
  return { items: items.map(toBrief), next };
}

/** As the definition of a kind has it: of a post its reading time is told in words. */
function toBrief(each: Published<Listed>): Published<Listed> {
  const { body, readTime = '' } = each.fields;
  return body === undefined ? each : { ...each, fields: { ...each.fields, readTime: readTimeOf({ body, readTime }) } };
}

/** How many of a kind a list asks for. */
export async function countPublished(store: unknown, kind: NamedKind, filter: PublishedFilter = {}): Promise<number> {
  return (await listPublished(store, kind, filter)).items.length;
}

/** How many of a kind there are in each category. */
export async function countPublishedByCategory(_store: unknown, kind: NamedKind): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { fields } of await readKind(kind)) {
    if (fields.category !== undefined) counts.set(fields.category, (counts.get(fields.category) ?? 0) + 1);
  }
  return counts;
}

/** What stands before and after a thing in the list of its kind. */
export async function findPublishedNeighbours(
  _store: unknown,
  kind: NamedKind,
  { id }: Pick<Published<object>, 'id'>,
): Promise<PublishedNeighbours> {
  const all = await readKind(kind);
  const at = all.findIndex((each) => each.id === id);
  return { newer: toNeighbour(all[at - 1]), older: toNeighbour(all[at + 1]) };
}

function toNeighbour(each: Published<Listed> | undefined) {
  return each === undefined ? null : { path: each.path ?? '', title: each.fields.title ?? '' };
}

/** Those of a kind that have most in common with a thing, then the latest; as the store's own of that name. */
export async function listClosestPublished(
  _store: unknown,
  kind: NamedKind,
  { id, shown, category, limit }: Parameters<typeof listClosest>[2],
): Promise<Published<object>[]> {
  const closeness = ({ fields }: Published<Listed>) =>
    2 *
      [...new Set([...(fields.tags ?? []), ...(fields.products ?? [])])].filter((each) => shown.includes(each)).length +
    (fields.category === category ? 1 : 0);
  const others = (await readKind(kind)).filter((each) => each.id !== id);
  return others.toSorted((one, other) => closeness(other) - closeness(one)).slice(0, limit);
}

/** The same with what lists show of each. */
export async function listClosestBriefs(
  ...asked: Parameters<typeof listClosestPublished>
): Promise<Published<object>[]> {
  return (await listClosestPublished(...asked)).map(toBrief);
}

function readKind({ name }: NamedKind): Promise<Published<Listed>[]> {
  // Written by `listAllPublished` of the same kind, the latest first.
  return readSnapshot(`published-${name}`) as Promise<Published<Listed>[]>;
}
