import type { Store } from '@showroom/store/site';
import { removeNonce } from '@showroom/web-server/content-security-policy';
import type { Log } from '@showroom/web-server/log';
import { createRequestHandler } from 'react-router-dom';
import * as build from 'virtual:react-router/server-build';
import type { ContentTexts } from '../app/content/content-text.server.ts';
import { createSiteContext } from '../server/site-context.ts';
import { ExportError } from './export-error.ts';

/** A path without a page. */
const MISSING = '/no/such/page';
const NONCE = 'exported';

export interface Pages {
  /** A page, another text, or a redirect. */
  read(path: string): Promise<{ readonly content: string; readonly isHtml: boolean } | { readonly leadsTo: string }>;
  /** A page's data for client-side navigation; null for other texts. */
  readData(path: string): Promise<Uint8Array | null>;
  readMissing(): Promise<string>;
}

/** Opens the built site with a store. */
export function createPages(parts: {
  readonly store: Store;
  readonly log: Log;
  readonly siteUrl: string;
  readonly texts: ContentTexts;
}): Pages {
  const handle = createRequestHandler(build, 'production');
  const outbox = { kick: () => {}, stop: () => Promise.resolve() };
  const ask = (path: string) => {
    const request = new Request(parts.siteUrl + path, { headers: { Accept: 'text/html' } });
    const context = createSiteContext(
      { ...parts, outbox, isExported: true },
      { requestId: 'export', clientIp: '', cspNonce: NONCE },
    );
    return handle(request, context);
  };

  return {
    async read(path) {
      const response = await ask(path);
      const target = response.headers.get('Location');
      if (target !== null) return { leadsTo: new URL(target, parts.siteUrl).pathname };
      if (response.status !== 200) throw new ExportError(`The page ${path} answered ${response.status}.`);
      const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
      return { content: isHtml ? await readHtml(response) : await response.text(), isHtml };
    },

    async readData(path) {
      const response = await ask(path === '/' ? '/_.data' : `${path}.data`);
      if (response.status === 204) return null;
      if (response.status !== 200) throw new ExportError(`The data of ${path} answered ${response.status}.`);
      return new Uint8Array(await response.arrayBuffer());
    },

    async readMissing() {
      const response = await ask(MISSING);
      if (response.status !== 404) throw new ExportError(`${MISSING} answered ${response.status}.`);
      return readHtml(response);
    },
  };
}

async function readHtml(response: Response): Promise<string> {
  return removeNonce(await response.text(), NONCE);
}
