import type { Store } from '@showroom/store/open-store';
import type { Outbox } from '@showroom/store/outbox';
import { RouterContextProvider } from 'react-router-dom';
import type { Log } from '@showroom/web-server/log';
import {
  logContext,
  requestFactsContext,
  runtimeContext,
  storeContext,
  type RequestFacts,
} from '../app/request-context.ts';

/** What the site hands to every request. */
export interface SiteParts {
  readonly store: Store;
  readonly outbox: Outbox;
  readonly siteUrl: string;
  readonly log: Log;
}

/** The context of one request, as loaders and actions read it. */
export function createSiteContext(parts: SiteParts, facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(storeContext, parts.store);
  context.set(runtimeContext, { siteUrl: parts.siteUrl, kickOutbox: () => parts.outbox.kick() });
  context.set(logContext, parts.log);
  context.set(requestFactsContext, facts);
  return context;
}
