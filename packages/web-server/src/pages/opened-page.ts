import type { IncomingMessage } from 'node:http';
import type { Log } from '../process/log.ts';
import type { RequestTarget } from '../requests/request-target.ts';
import type { HeaderList } from '../security/security-headers.ts';

/** A page that was just sent, as HTML or as data for the router. Says nothing about the visitor. */
export interface OpenedPage {
  readonly path: string;
  /** The previous page, as the browser says. */
  readonly referrer: string | undefined;
  readonly userAgent: string | undefined;
  readonly host: string | undefined;
}

export interface PageHearers {
  /** Whether a request is reported to neither. */
  readonly isPrivate?: ((target: RequestTarget) => boolean) | undefined;
  readonly onOpened?: ((page: OpenedPage) => void) | undefined;
  /** Called for a missing page, also when it redirects permanently. */
  readonly onMissed?: ((page: OpenedPage) => void) | undefined;
}

/** Reports a sent page; does nothing for other responses. */
export type ReportOpened = (
  incoming: IncomingMessage,
  target: RequestTarget | undefined,
  answer: { readonly status: number; readonly contentType: string | null | undefined },
) => void;

/** Requested speculatively by the browser. */
const GUESSED = /prefetch|prerender|preview/i;
const guessing = ['sec-purpose', 'purpose', 'x-moz'];

/** Creates the reporter of opened pages. Errors of `onOpened` are logged: counting must not affect visitors. */
export function createOpenedReporter({ isPrivate, onOpened, onMissed }: PageHearers, log: Log): ReportOpened {
  if (onOpened === undefined && onMissed === undefined) return () => undefined;
  return ({ method, headers }, target, { status, contentType }) => {
    // A browser that gets 304 shows its cached page.
    const isOpened = status === 200 || status === 304;
    const isMissed = status === 404 || status === 301;
    if (method !== 'GET' || target === undefined || (!isOpened && !isMissed)) return;
    if (isOpened && !target.isData && !contentType?.startsWith('text/html')) return;
    if (isPrivate?.(target)) return;
    // Browsers request icons and the like automatically.
    if (isMissed && !headers.accept?.includes('text/html')) return;
    if (guessing.some((name) => GUESSED.test(String(headers[name])))) return;
    const { referer: referrer, host, 'user-agent': userAgent } = headers;
    try {
      (isOpened ? onOpened : onMissed)?.({ path: target.path, referrer, userAgent, host });
    } catch (error) {
      log.warn('A page view could not be counted', { error });
    }
  };
}

export function findContentType(headers: HeaderList): string | undefined {
  for (let at = 0; at < headers.length; at += 2) {
    if (headers[at]?.toLowerCase() === 'content-type') return headers[at + 1];
  }
  return undefined;
}
