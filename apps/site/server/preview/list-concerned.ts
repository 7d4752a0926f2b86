import { sitePaths } from '@showroom/catalog-data/site-paths';
import { openPreview, toDataPath, type Preview, type Store } from '@showroom/store/site';
import { createRouteFinder } from '@showroom/web-server/route-finder';
import type { ServerBuild } from 'react-router-dom';
import { listContentPages } from '../../app/content/content-pages.server.ts';

/** Finds the pattern of the route that draws a path, as `blog/:slug`. */
export function createPatternFinder(routes: ServerBuild['routes']): (path: string) => string {
  const findRoute = createRouteFinder(routes);
  return (path) => routes[findRoute(path).routeIds.at(-1) ?? '']?.path ?? '';
}

export interface ConcernParts {
  readonly store: Store;
  /** Draws a page from what a store says, as for visitors. */
  readonly draw: (request: Request, store: Store) => Promise<Response>;
  /** The pattern of the route that draws a path. */
  readonly findPattern: (path: string) => string;
}

/**
 * Creates what lists the pages that look at what a draft is one of: to them it may make a difference, and to no other. No one
 * keeps that list. The loaders of each page are run once for each kind of content, and what they ask the store for is noted;
 * where one route draws a thing by its slug, one thing stands for all. What is found out holds as long as the code runs.
 */
export function createConcernFinder({ store, draw, findPattern }: ConcernParts) {
  const known = new Map<string, boolean>();
  const asked = new Map<string, Promise<boolean | undefined>>();

  /** Those pages, now and with the draft published, lists before what they list; undefined without a good ticket. */
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
      // oxlint-disable-next-line no-await-in-loop -- visitors are served in the meantime: one after the other
      const isConcerned =
        known.get(key) ?? (await askOnce(key, () => isLookedAtBy(new URL(toDataPath(path), origin), preview)));
      // A page that could not be drawn just now may be concerned, and is asked again the next time.
      if (isConcerned !== undefined) known.set(key, isConcerned);
      if (isConcerned !== false) concerned.push({ path, isThing });
    }
    return concerned.toSorted((a, b) => Number(a.isThing) - Number(b.isThing)).map(({ path }) => path);
  };

  /** Two who ask at the same time have one answer. */
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
