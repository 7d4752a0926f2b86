import type { Store } from '@showroom/store/open-store';
import { removeNonce } from '@showroom/web-server/content-security-policy';
import type { Log } from '@showroom/web-server/log';
import { readBytes } from '@showroom/web-server/page-bytes';
import { createRouteFinder } from '@showroom/web-server/route-finder';
import { readWhole } from '@showroom/web-server/whole-response';
import { createRequestHandler } from 'react-router-dom';
import * as build from 'virtual:react-router/server-build';
import { inlineStyles } from 'virtual:inline-styles';
import { createHtmlFinisher } from '../server/finish-html.ts';
import type { ContentTexts } from '../app/content/content-text.server.ts';
import { createSiteContext } from '../server/site-context.ts';
import { ExportError } from './export-error.ts';

/** A path that no page has, nor a route but the one for missing pages. */
const MISSING = '/no/such/page';
const NONCE = 'exported';

/** What the site answers, as it is written into files. */
export interface Pages {
  /** A page of HTML as its bytes in a string, finished; or another text of the site. Undefined where it leads elsewhere. */
  read(path: string): Promise<{ readonly content: string; readonly isHtml: boolean } | { readonly leadsTo: string }>;
  /** What the router's scripts ask for when they go to a page; null for what is no page. */
  readData(path: string): Promise<Uint8Array | null>;
  readMissing(): Promise<string>;
}

/** Opens the site that was built, over a store, for an export. */
export function createPages(parts: {
  readonly store: Store;
  readonly log: Log;
  readonly siteUrl: string;
  readonly texts: ContentTexts;
}): Pages {
  const handle = createRequestHandler(build, 'production');
  const findRoute = createRouteFinder(build.routes);
  const outbox = { kick: () => {}, stop: () => Promise.resolve() };
  const ask = (path: string) => {
    const request = new Request(parts.siteUrl + path, { headers: { Accept: 'text/html' } });
    const context = createSiteContext(
      { ...parts, outbox, isExported: true },
      { requestId: 'export', clientIp: '', cspNonce: NONCE },
    );
    return handle(request, context);
  };
  const finishHtml = createHtmlFinisher(inlineStyles, parts.log);
  const readHtml = async (response: Response) => removeNonce(finishHtml(await readText(response)), NONCE);

  return {
    async read(path) {
      const response = await ask(path);
      const target = response.headers.get('Location');
      if (target !== null) return { leadsTo: new URL(target, parts.siteUrl).pathname };
      if (response.status !== 200) throw new ExportError(`The page ${path} answered ${response.status}.`);
      return isHtml(response)
        ? { content: await readHtml(response), isHtml: true }
        : { content: await readText(response), isHtml: false };
    },

    async readData(path) {
      // The root's data is read once a visit, from the page that it began with.
      const routes = findRoute(path).routeIds.filter((id) => id !== 'root');
      const file = path === '/' ? '/_.data' : `${path}.data`;
      const response = await ask(`${file}?${new URLSearchParams({ _routes: routes.join(',') })}`);
      if (response.status === 204) return null;
      if (response.status !== 200) throw new ExportError(`The data of ${path} answered ${response.status}.`);
      return readWhole(response);
    },

    async readMissing() {
      const response = await ask(MISSING);
      if (response.status !== 404) throw new ExportError(`${MISSING} answered ${response.status}.`);
      return readHtml(response);
    },
  };
}

async function readText(response: Response): Promise<string> {
  return readBytes(await readWhole(response));
}

function isHtml(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
