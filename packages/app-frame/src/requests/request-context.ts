import type { RequestInfo } from '@showroom/web-server/handle-request';
import type { Log } from '@showroom/web-server/log';
import { createContext, RouterContextProvider } from 'react-router-dom';

export const logContext = createContext<Log>();

/** A request's facts for logs, limits and the security policy. */
export const requestFactsContext = createContext<RequestInfo>();

/** Creates the context for loaders and actions. The app adds its own values; reading a missing one throws. */
export function createRequestContext(log: Log, facts: RequestInfo): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(logContext, log);
  context.set(requestFactsContext, facts);
  return context;
}
