import type { Store } from '@showroom/store/open-store';
import type { Log } from '@showroom/web-server/log';
import { createContext } from 'react-router-dom';

/** What the server hands to loaders and actions. The server sets each for every request; reading one that is unset throws. */
export const storeContext = createContext<Store>();

/** Facts of the running site that are not the owner's to edit. */
export interface SiteRuntime {
  /** Public origin without a trailing slash, for canonical links, the sitemap and social cards. */
  readonly siteUrl: string;
  /** Wakes the outbox after a lead is kept, so that its mail leaves at once. */
  readonly kickOutbox: () => void;
}
export const runtimeContext = createContext<SiteRuntime>();

/** Where the app reports what went wrong. */
export const logContext = createContext<Log>();

/** One request's own facts, for logs and rate limits. */
export interface RequestFacts {
  readonly requestId: string;
  readonly clientIp: string;
  /** Marks the scripts that the page itself wrote; the server turns the mark into hashes. */
  readonly cspNonce: string;
}
export const requestFactsContext = createContext<RequestFacts>();
