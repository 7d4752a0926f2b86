import type { Store } from '@showroom/store/site';
import { createContext } from 'react-router-dom';
import type { ContentTexts } from './content/content-text.server.ts';
import type { RoomFiles } from './visualizer/room/room-files.server.ts';

export { logContext, requestFactsContext } from '@showroom/app-frame/request-context';

/** Set by the server for every request; reading an unset one throws. */
export const storeContext = createContext<Store>();

/** Settings and services of the running server. */
export interface SiteRuntime {
  /** Public origin without a trailing slash, for canonical links, the sitemap and social cards. */
  readonly siteUrl: string;
  /** Makes the outbox send a new lead's email at once. */
  readonly kickOutbox: () => void;
  /** Whether email can be sent; if not, the shop confirms reservations. */
  readonly isMailSetUp: () => Promise<boolean>;
  readonly verificationUrl: string;
  readonly countEmptySearch: (question: string, request: Request) => void;
  readonly texts: ContentTexts;
  /** Undefined in the static export, which has no server to make them. */
  readonly roomFiles?: RoomFiles | undefined;
  /** Whether this is the static export: forms use email, and short-lived facts are left out. */
  readonly isExported?: boolean;
}
export const runtimeContext = createContext<SiteRuntime>();
