import { TURNSTILE_URL } from '@showroom/store/rules';
import { isMailSetUp, type Outbox, type Store } from '@showroom/store/site';
import { createRequestContext } from '@showroom/app-frame/request-context';
import type { RequestInfo } from '@showroom/web-server/handle-request';
import type { Log } from '@showroom/web-server/log';
import type { RouterContextProvider } from 'react-router-dom';
import type { ContentTexts } from '../app/content/content-text.server.ts';
import type { RoomFiles } from '../app/visualizer/room/room-files.server.ts';
import type { ViewCounter } from './analytics/view-counter.ts';
import { runtimeContext, storeContext } from '../app/request-context.ts';

export interface SiteParts {
  readonly store: Store;
  readonly outbox: Outbox;
  /** Omitted in development, previews and the static export. */
  readonly viewCounter?: Pick<ViewCounter, 'countEmptySearch'>;
  readonly siteUrl: string;
  /** The mail server from the environment. */
  readonly smtpUrl?: string | undefined;
  /** Default: Turnstile's. */
  readonly verificationUrl?: string;
  readonly log: Log;
  readonly texts: ContentTexts;
  /** Omitted in previews and the static export. */
  readonly roomFiles?: RoomFiles | undefined;
  readonly isExported?: boolean;
}

/** Creates the context of a request, for loaders and actions. */
export function createSiteContext(parts: SiteParts, facts: RequestInfo): RouterContextProvider {
  const context = createRequestContext(parts.log, facts);
  context.set(storeContext, parts.store);
  context.set(runtimeContext, {
    siteUrl: parts.siteUrl,
    verificationUrl: parts.verificationUrl ?? TURNSTILE_URL,
    kickOutbox: () => parts.outbox.kick(),
    isMailSetUp: () => isMailSetUp(parts.store, parts.smtpUrl),
    countEmptySearch: (question, { url, headers }) =>
      parts.viewCounter?.countEmptySearch({
        question,
        url,
        referrer: headers.get('Referer'),
        userAgent: headers.get('User-Agent'),
      }),
    texts: parts.texts,
    roomFiles: parts.roomFiles,
    isExported: parts.isExported ?? false,
  });
  return context;
}
