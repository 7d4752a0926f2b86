import { cachedPage } from '@showroom/web-server/route-rule';
import { createRouteFinder } from '@showroom/web-server/route-finder';
import {
  createRequestHandler,
  data,
  redirect,
  RouterContextProvider,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
} from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { toServerBuild } from '../testing/server-build.ts';
import { createDataAnswerer } from './answer-data.ts';

const asked: unknown[] = [];
const loads: string[] = [];
const statuses: number[] = [];

const shown = {
  title: 'Élan <b>"36″"</b>',
  count: 0,
  price: -1.5,
  isShown: false,
  nothing: null,
  empty: ['', [], {}],
  items: [
    { path: '/blog/one', title: 'One' },
    { path: '/blog/one', title: 'One', left: undefined },
    { path: '/blog/one', title: 'A title that is rather written twice than found' },
    { path: '/blog/one', title: 'A title that is rather written twice than found' },
  ],
};

const note: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  statuses.push(response.status);
  return response;
};

/** Draws a page, of which data know nothing. */
function Nothing(): null {
  return null;
}

/** Says what it was asked with, as the router's own loaders are. */
async function load({ request, params, url, pattern }: LoaderFunctionArgs) {
  const { method } = request;
  asked.push({ method, params, path: url.pathname, search: url.search, pattern });
  return { ...shown, slug: params['slug'] ?? null };
}

const modules = {
  root: { path: '', module: { default: Nothing, loader: () => ({ brand: 'Bow & Stern' }) } },
  frame: { parentId: 'root', module: { default: Nothing, middleware: [note] } },
  list: { path: 'list', module: { loader: load, headers: cachedPage((query) => `?page=${query.get('page') ?? 1}`) } },
  item: { path: 'list/:slug', module: { loader: load, headers: cachedPage() } },
  turned: {
    path: 'turned',
    module: {
      loader: load,
      headers: cachedPage(),
      middleware: [
        () => {
          throw redirect('/list');
        },
      ],
    },
  },
  nothing: { path: 'nothing', module: { loader: () => undefined, headers: cachedPage() } },
  own: { path: 'own', module: { loader: load } },
  file: { path: 'file', module: { default: undefined, loader: () => ({ read: 1 }) } },
  told: { path: 'told', module: { loader: load, headers: () => ({ 'X-Told': '1' }) } },
  gone: {
    path: 'gone',
    module: {
      loader: () => {
        throw data(null, { status: 404 });
      },
      headers: cachedPage(),
    },
  },
  moved: {
    path: 'moved',
    module: {
      loader: () => {
        throw redirect('/list');
      },
      headers: cachedPage(),
    },
  },
  dated: { path: 'dated', module: { loader: () => ({ at: new Date(0) }), headers: cachedPage() } },
  lastingDate: {
    path: 'lasting-date',
    module: { loader: () => ({ at: new Date(loads.push('lasting-date')) }) },
  },
  sending: {
    path: 'sending',
    module: { loader: () => data({ said: loads.push('sending') }, { headers: { 'X-Own': '1' } }) },
  },
  silent: {
    path: 'silent',
    module: { loader: () => data({ said: 1 }, { headers: { 'X-Own': '1' } }), headers: cachedPage() },
  },
};

const routes = Object.fromEntries(
  Object.entries(modules).map(([id, { module, ...route }]) => {
    const parentId = id === 'root' ? undefined : 'parentId' in route ? route.parentId : 'frame';
    return [id, { id, parentId, ...route, module: { default: Nothing, ErrorBoundary: Nothing, ...module } }];
  }),
);
const build = toServerBuild(routes, () => new Response('A page'));

const byRouter = createRequestHandler(build, 'production');
const handle = vi.fn(byRouter);
const answer = createDataAnswerer({ routes: build.routes, findRoute: createRouteFinder(build.routes), handle });

beforeEach(() => {
  handle.mockClear();
});

/** What a browser reads of an answer. */
async function read(response: Response): Promise<unknown> {
  const { status, body } = response;
  const headers = Object.fromEntries(response.headers);
  if (body === null || headers['content-type'] !== 'text/x-script') return { status, headers };
  const text = await new Response(body).text();
  const decoded = await decodeViaTurboStream(new Blob([text]).stream(), globalThis);
  return { status, headers, value: decoded.value };
}

/** Asks both for the same, and gives what they say, which is the same. */
async function askBoth(path: string, init?: RequestInit) {
  const told = [];
  for (const way of [byRouter, answer]) {
    asked.length = 0;
    statuses.length = 0;
    const context = new RouterContextProvider();
    const response = await read(await way(new Request(`https://showroom.example${path}`, init), context));
    told.push({ response, asked: asked.slice(0, 1), statuses: statuses.slice(-1) });
  }
  expect(told[1]).toEqual(told[0]);
  return told[1]?.response;
}

it('answers what the router does, without asking it', async () => {
  const list = await askBoth('/list.data?page=3');
  expect(list).toMatchObject({ status: 200, value: { root: { data: { brand: 'Bow & Stern' } } } });
  await askBoth('/list/one.data');
  await askBoth('/list.data?page=3&_routes=list');
  await askBoth('/list.data?_routes=root');
  await askBoth('/own.data');
  expect(handle).not.toHaveBeenCalled();
});

it('leaves to the router whatever is not plain, what leads elsewhere, and what is no page', async () => {
  const others = [
    '/file.data',
    '/told.data',
    '/gone.data',
    '/moved.data',
    '/dated.data',
    '/silent.data',
    '/nowhere.data',
    '/list/_.data',
  ];
  for (const path of others) await askBoth(path);
  await askBoth('/list/a%2Fb.data');
  await askBoth('/list');
  await askBoth('/list.data', { method: 'HEAD' });
  expect(handle).toHaveBeenCalledTimes(others.length + 3);
});

it('asks a page twice once that loads what is not plain, and whenever one has headers to send', async () => {
  for (const [path, times] of [
    ['/lasting-date.data', 3],
    ['/sending.data', 4],
  ] as const) {
    loads.length = 0;
    const request = new Request(`https://showroom.example${path}`);
    await answer(request, new RouterContextProvider());
    await answer(request, new RouterContextProvider());
    expect(loads).toHaveLength(times);
  }
});
