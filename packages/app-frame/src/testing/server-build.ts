import type { EntryContext, ServerBuild } from 'react-router-dom';

type Draw = (request: Request, status: number, headers: Headers, context: EntryContext) => Response;

/** Builds a server's app from these routes, without browser files. */
export function toServerBuild(routes: object, draw: Draw): ServerBuild {
  return {
    entry: { module: { default: draw, handleError: () => undefined } },
    routes,
    assets: { entry: { module: '', imports: [] }, routes, url: '', version: '1' },
    basename: '/',
    future: { v8_middleware: true, v8_passThroughRequests: true, v8_trailingSlashAwareDataRequests: true },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    publicPath: '/',
    assetsBuildDirectory: '',
  } as unknown as ServerBuild; // As it says: not all of one.
}
