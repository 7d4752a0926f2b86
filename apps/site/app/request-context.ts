import type { Store } from '@showroom/store/site';
import { createContext } from 'react-router-dom';
import type { ContentTexts } from './content/content-text.server.ts';

export { logContext, requestFactsContext } from '@showroom/app-frame/request-context';

/** What the server hands to loaders and actions. The server sets each for every request; reading one that is unset throws. */
export const storeContext = createContext<Store>();

/** Facts of the running site that are not the owner's to edit. */
export interface SiteRuntime {
  /** Public origin without a trailing slash, for canonical links, the sitemap and social cards. */
  readonly siteUrl: string;
  /** Wakes the outbox after a lead is kept, so that its mail leaves at once. */
  readonly kickOutbox: () => void;
  /** Whether email can leave: otherwise a reservation is confirmed by the shop. */
  readonly isMailSetUp: () => Promise<boolean>;
  /** The origin of the service that tells people from robots. */
  readonly verificationUrl: string;
  /** Counts a question of someone's that found nothing. */
  readonly countEmptySearch: (question: string, request: Request) => void;
  /** Draws the texts of posts in a child process. */
  readonly texts: ContentTexts;
  /** The pages are written as files for a host with no server: forms go by email, and what is true for hours alone is left out. */
  readonly isExported?: boolean;
}
export const runtimeContext = createContext<SiteRuntime>();
