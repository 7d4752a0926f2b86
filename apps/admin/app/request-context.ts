import type { Store } from '@showroom/store/open-store';
import type { Session } from '@showroom/store/admin/sessions';
import type { Log } from '@showroom/web-server/log';
import { createContext } from 'react-router-dom';
import type { PasswordLimits } from './session/password-limits.server.ts';

/** What the server hands to loaders and actions; set for every request. */
export const storeContext = createContext<Store>();

/** Facts of the running back office. */
export interface AdminRuntime {
  /** Cookies are sent over HTTPS only, once there is HTTPS. */
  readonly isSecure: boolean;
  /** The password of a demonstration's throw-away account, shown on its login page; null everywhere else. */
  readonly demoPassword: string | null;
}
export const runtimeContext = createContext<AdminRuntime>();

/** How often passwords may be guessed; the same for all requests of this process. */
export const passwordLimitsContext = createContext<PasswordLimits>();

/** Where the app reports what went wrong. */
export const logContext = createContext<Log>();

/** One request's own facts. */
export interface RequestFacts {
  readonly requestId: string;
  readonly clientIp: string;
  /** Marks the scripts that the page itself wrote; the server turns the mark into hashes. */
  readonly cspNonce: string;
}
export const requestFactsContext = createContext<RequestFacts>();

/** Who is signed in, set by the guard of the layout; null outside it. */
export const sessionContext = createContext<Session | null>(null);
