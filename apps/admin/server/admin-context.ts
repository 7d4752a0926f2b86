import type { Store } from '@showroom/store/open-store';
import { RouterContextProvider } from 'react-router-dom';
import type { Log } from '@showroom/web-server/log';
import {
  logContext,
  passwordLimitsContext,
  requestFactsContext,
  runtimeContext,
  storeContext,
  type AdminRuntime,
  type RequestFacts,
} from '../app/request-context.ts';
import type { PasswordLimits } from '../app/session/password-limits.server.ts';

/** What the back office hands to every request. */
export interface AdminParts extends AdminRuntime {
  readonly store: Store;
  readonly log: Log;
  readonly passwordLimits: PasswordLimits;
}

/** The context of one request, as loaders and actions read it. Nobody is signed in until the guard has looked. */
export function createAdminContext(parts: AdminParts, facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(storeContext, parts.store);
  context.set(runtimeContext, { isSecure: parts.isSecure, demoPassword: parts.demoPassword });
  context.set(logContext, parts.log);
  context.set(passwordLimitsContext, parts.passwordLimits);
  context.set(requestFactsContext, facts);
  return context;
}
