import { createDocumentHandler } from '@showroom/app-frame/render-document';
import { CONTENT_SOURCES_HEADER } from '@showroom/web-server/content-security-policy';
import { listProviderSources } from './provider-sources.server.ts';
import type { RootData } from './root-data.server.ts';

export { handleError } from '@showroom/app-frame/render-document';

export default createDocumentHandler({
  addHeaders(headers, loaderData) {
    // The router's record of loader data is untyped.
    const root = loaderData['root'] as RootData | undefined;
    if (root) headers.set(CONTENT_SOURCES_HEADER, JSON.stringify(listProviderSources(root.facts)));
  },
});
