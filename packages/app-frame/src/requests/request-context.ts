import type { RequestInfo } from '@showroom/web-server/handle-request';
import type { Log } from '@showroom/web-server/log';
import { createContext, RouterContextProvider } from 'react-router-dom';

/** Where an app reports what went wrong. */
export const logContext = createContext<Log>();

/** One request's own facts, for logs, limits and the page's security policy. */
export const requestFactsContext = createContext<RequestInfo>();

/**
 * The context of one request, as loaders and actions read it. The app adds what is its own; reading what no one set throws.
 */
export function createRequestContext(log: Log, facts: RequestInfo): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(logContext, log);
  context.set(requestFactsContext, facts);
  return context;
}
