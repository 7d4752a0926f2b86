import { WholeResponse } from '@showroom/web-server/whole-response';
import type { MatchedRoute } from '@showroom/web-server/route-finder';
import { findReadSearch } from '@showroom/web-server/route-rule';
import type { MiddlewareFunction, ServerBuild } from 'react-router-dom';
import { isPlain, numberPlain } from '../document/plain-data.ts';
import type { Handle } from './branch-handler.ts';

interface DataAnswererParts {
  readonly routes: ServerBuild['routes'];
  /** As `createRouteFinder` makes it of the same routes. */
  readonly findRoute: (path: string) => MatchedRoute;
  readonly handle: Handle;
}

/**
 * Answers what the router's script asks for of pages, without the router: it matches, wraps and numbers, which took it as long as a list
 * takes to be looked up. The middleware of a page lets in who may see it, here as there. Whatever is not plain (an answer of a
 * loader's own, an error, a page that there is not, someone who is turned away) is left to the router, which asks once more.
 */
export function createDataAnswerer({ routes, findRoute, handle }: DataAnswererParts): Handle {
  /** Routes that have loaded what is not plain, and will again. */
  const leftToRouter = new Set<string>();
  return async (request, context) => {
    const asked = readAsked(request);
    const found = asked && findRoute(asked.url.pathname);
    const modules = found?.routeIds.map((id) => routes[id]?.module) ?? [];
    const own = found?.routeIds.at(-1) ?? '';
    // What has no page of its own is no page's data.
    if (asked === undefined || found === undefined || modules.at(-1)?.default === undefined || leftToRouter.has(own)) {
      return handle(request, context);
    }
    // That of a page which is cached says so, and changes nothing.
    if (modules.some((module) => module?.headers !== undefined && findReadSearch(module) === undefined)) {
      return handle(request, context);
    }
    const { params, pattern } = found;
    const args = { request, context, url: asked.url, params, pattern: pattern.slice(1) };
    try {
      const middlewares = modules.flatMap((module) => module?.middleware ?? []);
      return await passThrough(middlewares, args, () => answer(found, modules, args, asked.routeIds));
    } catch (error) {
      if (error instanceof NotPlainError) leftToRouter.add(own);
      // Whatever it is, the router says it, and reports it where it is a bug.
      return handle(request, context);
    }
  };
}

type Module = NonNullable<ServerBuild['routes'][string]>['module'] | undefined;
type Args = Parameters<MiddlewareFunction<Response>>[0];

/** A path as the site itself writes them: nothing in it is read in more than one way. */
const PLAIN_DATA_PATH = /^\/[\w./-]*[\w-]\.data$/;

/** What a request for data asks for, and its page's own address; undefined where it is none, or an unusual one. */
function readAsked({ method, url: text }: Request) {
  if (method !== 'GET') return undefined;
  const url = new URL(text);
  if (!PLAIN_DATA_PATH.test(url.pathname) || url.pathname.endsWith('/_.data')) return undefined;
  const given = url.searchParams.get('_routes') ?? '';
  url.searchParams.delete('_routes');
  url.pathname = url.pathname.slice(0, -'.data'.length);
  return { url, routeIds: given === '' ? undefined : new Set(given.split(',')) };
}

/** Has each middleware do its part around an answer, the outermost first, as the router does. */
async function passThrough(
  middlewares: readonly MiddlewareFunction<Response>[],
  args: Args,
  answerInside: () => Promise<Response>,
): Promise<Response> {
  const [first, ...others] = middlewares;
  if (first === undefined) return answerInside();
  let inside: Promise<Response> | undefined;
  const next = () => (inside ??= passThrough(others, args, answerInside));
  return (await first(args, next)) ?? next();
}

async function answer(
  { routeIds }: MatchedRoute,
  modules: readonly Module[],
  args: Args,
  wanted: ReadonlySet<string> | undefined,
): Promise<Response> {
  const loaded = await Promise.all(
    modules.map(async (module, place) => {
      const id = routeIds[place] ?? '';
      if (module?.loader === undefined || wanted?.has(id) === false) return undefined;
      const data: unknown = await module.loader(args);
      if (data === undefined) throw new TypeError(`${id} loaded nothing`);
      if (isAnswer(data)) throw new TypeError(`${id} answers for itself`);
      return [id, { data }] as const;
    }),
  );
  const results = Object.fromEntries(loaded.filter((each) => each !== undefined));
  if (!isPlain(results)) throw new NotPlainError('What was loaded is not plain');
  return new WholeResponse(numberPlain(results), {
    headers: { 'Content-Type': 'text/x-script', 'X-Remix-Response': 'yes' },
  });
}

/** Whether a loader says more than its data: a response, or headers with them. */
function isAnswer(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data) &&
    Object.getPrototypeOf(data) !== Object.prototype
  );
}

class NotPlainError extends TypeError {}
