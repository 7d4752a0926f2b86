import type { RequestFacts } from './request-facts.ts';

/** What the app learns with a request. For a page that is cached for everyone, `clientIp` is empty. */
export interface RequestInfo extends RequestFacts {
  /** Inline scripts that carry it (`nonce={…}`) may run; see the README on scripts with a nonce. */
  readonly cspNonce: string;
}

/** The app itself: React Router's request handler, with its context. */
export type HandleRequest = (request: Request, info: RequestInfo) => Promise<Response>;
