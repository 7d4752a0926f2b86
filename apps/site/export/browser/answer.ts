import { createRequestContext } from '@showroom/app-frame/request-context';
import type { Store } from '@showroom/store/open-store';
import type { Log } from '@showroom/web-server/log';
import { createRequestHandler, type ServerBuild } from 'react-router-dom';
import { routes } from 'virtual:exported-routes';
import { runtimeContext, storeContext } from '../../app/request-context.ts';

const noServer = () => Promise.reject(new Error('An exported site has no server'));

/** What is in the files is read by `store/`, which asks nothing of this. */
const store: Store = {
  dataDir: '',
  incomingDir: '',
  log: { info: () => {}, warn: () => {}, error: () => {} },
  now: () => new Date(),
  write: noServer,
  readContentVersion: () => 1,
  check: noServer,
  findFileTrouble: () => null,
  close: () => Promise.resolve(),
};

const log: Log = { ...store.log, flush: () => {} };

/** As much of a build as the router needs to run loaders: nothing is drawn with it. */
const build: ServerBuild = {
  routes,
  entry: { module: { default: () => new Response(null, { status: 404 }) } },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  basename: '/',
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
  // As `routerConfig` of app-frame has them.
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
};

const handle = createRequestHandler(build, 'production');

/** Answers what only a server could: the site's own loaders run here, over what the store held at the export. */
export function answer(request: Request): Promise<Response> {
  const context = createRequestContext(log, { requestId: '', clientIp: '', cspNonce: '' });
  context.set(storeContext, store);
  context.set(runtimeContext, {
    siteUrl: location.origin,
    isExported: true,
    verificationUrl: '',
    isMailSetUp: async () => false,
    kickOutbox: () => {},
    countEmptySearch: () => {},
    // Articles are files.
    texts: { read: () => Promise.reject(new Error('No article is drawn in a browser')) },
  });
  return handle(request, context);
}
