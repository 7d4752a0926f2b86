import { createDocumentHandler } from '@showroom/app-frame/render-document';
import { CONTENT_SOURCES_HEADER } from '@showroom/web-server/content-security-policy';
import { listProviderSources } from './provider-sources.server.ts';
import type { RootData } from './root-data.server.ts';

export { handleError } from '@showroom/app-frame/render-document';

export default createDocumentHandler({
  addHeaders(headers, loaderData) {
    // The root loader's own type: the router keeps the data of all routes in one untyped record.
    const root = loaderData['root'] as RootData | undefined;
    if (root) headers.set(CONTENT_SOURCES_HEADER, JSON.stringify(listProviderSources(root.facts)));
  },
});
