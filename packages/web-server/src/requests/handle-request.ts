import type { RequestFacts } from './request-facts.ts';

/** For a page that is cached for everyone, `clientIp` is empty. */
export interface RequestInfo extends RequestFacts {
  /** For inline scripts (`nonce={…}`); see the README. */
  readonly cspNonce: string;
}

/** React Router's request handler. */
export type HandleRequest = (request: Request, info: RequestInfo) => Promise<Response>;
