import { sitePaths } from '@showroom/catalog-data/site-paths';
import { openPreview, toDataPath, type Preview, type Store } from '@showroom/store/site';
import { createRouteFinder } from '@showroom/web-server/route-finder';
import type { ServerBuild } from 'react-router-dom';
import { listContentPages } from '../../app/content/content-pages.server.ts';

/** Finds the route pattern of a path, such as `blog/:slug`. */
export function createPatternFinder(routes: ServerBuild['routes']): (path: string) => string {
  const findRoute = createRouteFinder(routes);
  return (path) => routes[findRoute(path).routeIds.at(-1) ?? '']?.path ?? '';
}

export interface ConcernParts {
  readonly store: Store;
  /** Renders a page from a store, as for visitors. */
  readonly draw: (request: Request, store: Store) => Promise<Response>;
  readonly findPattern: (path: string) => string;
}

/**
 * Creates a function that lists the pages a draft may affect: those that read its kind of content. It runs the loaders of each page
 * once per kind and records what they read; for a route with a slug, one page is enough. The results are cached until the process
 * ends.
 */
export function createConcernFinder({ store, draw, findPattern }: ConcernParts) {
  const known = new Map<string, boolean>();
  const asked = new Map<string, Promise<boolean | undefined>>();

  /** Lists the pages, with and without the draft, lists first. Undefined without a valid ticket. */
  return async function listConcerned(ticket: string, origin: string): Promise<readonly string[] | undefined> {
    const preview = await openPreview(store, ticket);
    if (preview === undefined) return undefined;
    const content = [...(await listContentPages(preview.look().store)), ...(await listContentPages(store))];
    const paths = [...new Set([...sitePaths, ...content.map(({ path }) => path)])];
    const concerned: { readonly path: string; readonly isThing: boolean }[] = [];
    for (const path of paths) {
      const pattern = findPattern(path);
      const isThing = pattern.endsWith(':slug');
      const key = `${preview.kind} ${isThing ? pattern : path}`;
      // oxlint-disable-next-line no-await-in-loop -- one at a time, so that visitors aren't slowed down
      const isConcerned =
        known.get(key) ?? (await askOnce(key, () => isLookedAtBy(new URL(toDataPath(path), origin), preview)));
      // A page that failed may be affected, and is tried again the next time.
      if (isConcerned !== undefined) known.set(key, isConcerned);
      if (isConcerned !== false) concerned.push({ path, isThing });
    }
    return concerned.toSorted((a, b) => Number(a.isThing) - Number(b.isThing)).map(({ path }) => path);
  };

  /** Concurrent requests share a result. */
  function askOnce(key: string, ask: () => Promise<boolean | undefined>): Promise<boolean | undefined> {
    const underWay = asked.get(key);
    if (underWay !== undefined) return underWay;
    const answer = ask().finally(() => asked.delete(key));
    asked.set(key, answer);
    return answer;
  }

  async function isLookedAtBy(dataUrl: URL, preview: Preview): Promise<boolean | undefined> {
    const look = preview.look();
    const response = await draw(new Request(dataUrl), look.store);
    await response.arrayBuffer();
    return response.status >= 500 ? undefined : look.isConcerned();
  }
}
