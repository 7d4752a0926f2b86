import type { EntryContext, ServerBuild } from 'react-router-dom';

type Draw = (request: Request, status: number, headers: Headers, context: EntryContext) => Response;

/** An app of these routes as a server has it, with the settings of ours. What it is drawn with in a browser is left out. */
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
