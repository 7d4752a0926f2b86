import type { Published, PublishedFilter, PublishedPage } from '@showroom/store/published';
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

/**
 * All of a kind, in one part.
 *
 * @throws {Error} when it is asked for a selection: whoever needs one here makes it of all.
 */
export async function listPublished(
  _store: unknown,
  kind: NamedKind,
  { after: _after, limit, ...filter }: PublishedFilter & { readonly after?: unknown; readonly limit?: number } = {},
): Promise<PublishedPage<object>> {
  if (Object.values(filter).some((wanted) => wanted !== undefined)) {
    throw new Error('An exported site lists all of a kind, and no selection');
  }
  return { items: (await readKind(kind)).slice(0, limit), next: undefined };
}

function readKind({ name }: NamedKind): Promise<Published<object>[]> {
  // Written by `listAllPublished` of the same kind.
  return readSnapshot(`published-${name}`) as Promise<Published<object>[]>;
}
