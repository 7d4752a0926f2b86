import { createRouteFinder } from '@showroom/web-server/route-finder';
import {
  createRequestHandler,
  data,
  redirect,
  RouterContextProvider,
  type ActionFunctionArgs,
  type EntryContext,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { expect, it } from 'vitest';
import { toServerBuild } from '../testing/server-build.ts';
import { createBranchHandler } from './branch-handler.ts';

function Nothing(): null {
  return null;
}

const load = ({ params, url }: LoaderFunctionArgs) => ({ params, path: url.pathname });
const act =
  (name: string) =>
  async ({ request }: ActionFunctionArgs) => ({ name, said: await request.text() });

const told = {
  root: { module: { loader: () => 'root' } },
  home: { parentId: 'root', index: true, module: { loader: load, action: act('home') } },
  frame: { parentId: 'root', module: {} },
  posts: { parentId: 'frame', path: 'posts', module: { loader: load, action: act('posts') } },
  list: { parentId: 'posts', index: true, module: { loader: load, action: act('list') } },
  post: { parentId: 'posts', path: ':slug', module: { loader: load, action: () => redirect('/posts') } },
  'new-post': { parentId: 'posts', path: 'new', module: { loader: load } },
  file: { parentId: 'root', path: 'feed.xml', module: { default: undefined, loader: () => new Response('<rss/>') } },
  gone: {
    parentId: 'root',
    path: 'gone',
    module: {
      loader: () => {
        throw data('Gone', { status: 410 });
      },
    },
  },
};

const routes = Object.fromEntries(
  Object.entries(told).map(([id, { module, ...route }]) => [
    id,
    { id, ...route, module: { default: Nothing, ...(id === 'root' && { ErrorBoundary: Nothing }), ...module } },
  ]),
);

/** What a page is drawn from. */
function draw(_request: Request, status: number, headers: Headers, context: EntryContext): Response {
  const { loaderData, actionData, errors, matches } = context.staticHandlerContext;
  const page = { loaderData, actionData, errors, routes: matches.map(({ route }) => route.id) };
  headers.set('X-Known', String(Object.keys(context.manifest.routes).length));
  return Response.json(page, { status, headers });
}

const build = toServerBuild(routes, draw);

const ways = [createRequestHandler(build, 'production'), createBranchHandler(build, createRouteFinder(build.routes))];

/** Asks the router with all routes, and with those of the path alone: what it says, and how many routes it knew then. */
async function askBoth(path: string, body?: string) {
  const [whole, own] = await Promise.all(
    ways.map(async (ask) => {
      const init = body === undefined ? {} : { method: 'POST', body };
      const response = await ask(new Request(`https://showroom.example${path}`, init), new RouterContextProvider());
      const { 'x-known': known, ...headers } = Object.fromEntries(response.headers);
      return { known: Number(known), answer: { status: response.status, headers, text: await response.text() } };
    }),
  );
  expect(own?.answer, path).toEqual(whole?.answer);
  return { all: whole?.known, known: own?.known, ...own?.answer };
}

it('answers as the router does that knows all routes, and knows those of the path', async () => {
  const all = Object.keys(routes).length;
  expect(await askBoth('/')).toMatchObject({ status: 200, all, known: 2 });
  expect(await askBoth('/posts?page=2')).toMatchObject({ status: 200, all, known: 4 });
  const post = await askBoth('/posts/oak');
  expect(post).toMatchObject({ status: 200, known: 4 });
  expect(post.text).toContain('"params":{"slug":"oak"}');
  // A name that a route has for itself is not taken for that of a post, whichever was asked for first.
  expect((await askBoth('/posts/new')).text).toContain('"new-post"');
  expect((await askBoth('/feed.xml')).text).toBe('<rss/>');
  expect(await askBoth('/gone')).toMatchObject({ status: 410, known: 2 });
});

it('hands what is sent to the route that it is for', async () => {
  expect((await askBoth('/?index', 'to home')).text).toContain('{"name":"home","said":"to home"}');
  expect((await askBoth('/posts', 'to posts')).text).toContain('"name":"posts"');
  expect((await askBoth('/posts?index', 'to the list')).text).toContain('"name":"list"');
  expect(await askBoth('/posts/oak', '')).toMatchObject({ status: 302 });
  for (const path of ['/posts.data?index', '/posts/oak.data', '/_.data?index'])
    expect(await askBoth(path, 'by script')).toMatchObject({ status: path.includes('oak') ? 202 : 200 });
});

it('asks with all routes where a path is written in an unusual way, or belongs to none', async () => {
  const all = Object.keys(routes).length;
  expect(await askBoth('/nowhere')).toMatchObject({ status: 404, known: all });
  expect(await askBoth('/posts/')).toMatchObject({ status: 200, known: all });
  expect(await askBoth('/posts/red%20oak')).toMatchObject({ status: 200, known: all });
  await askBoth('/posts/_.data');
  await askBoth('//posts');
  await askBoth('/__manifest?paths=/posts&version=1');
});
