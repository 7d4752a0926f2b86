import type { IncomingMessage } from 'node:http';
import type { Log } from '../process/log.ts';
import type { RequestTarget } from '../requests/request-target.ts';
import type { HeaderList } from '../security/security-headers.ts';

/** A page that someone was just sent, whole or as the data that the router's script draws it from. Not who asked. */
export interface OpenedPage {
  readonly path: string;
  /** As the browser says it: where the visitor was before. */
  readonly referrer: string | undefined;
  readonly userAgent: string | undefined;
  readonly host: string | undefined;
}

/** What is told of pages. */
export interface PageHearers {
  readonly onOpened?: ((page: OpenedPage) => void) | undefined;
  /** Someone asked for a page where there is none; or none anymore, and was led on for good. */
  readonly onMissed?: ((page: OpenedPage) => void) | undefined;
}

/** Tells of a page that was sent, with what it was sent as; tells nothing when it was no page. */
export type ReportOpened = (
  incoming: IncomingMessage,
  target: RequestTarget | undefined,
  answer: { readonly status: number; readonly contentType: string | null | undefined },
) => void;

/** Asked for by a browser that guesses what will be opened next. */
const GUESSED = /prefetch|prerender|preview/i;
const guessing = ['sec-purpose', 'purpose', 'x-moz'];

/**
 * Creates what sorts out the pages that were opened among all that is sent. A cached page has left by then, and what
 * `onOpened` throws is logged: counting costs no visitor anything.
 */
export function createOpenedReporter({ onOpened, onMissed }: PageHearers, log: Log): ReportOpened {
  if (onOpened === undefined && onMissed === undefined) return () => undefined;
  return ({ method, headers }, target, { status, contentType }) => {
    // A browser that is told that its page is still the present one shows it.
    const isOpened = status === 200 || status === 304;
    const isMissed = status === 404 || status === 301;
    if (method !== 'GET' || target === undefined || (!isOpened && !isMissed)) return;
    if (isOpened && !target.isData && !contentType?.startsWith('text/html')) return;
    // A browser asks by itself for icons and the like.
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

/** The content type among the headers of a finished page. */
export function findContentType(headers: HeaderList): string | undefined {
  for (let at = 0; at < headers.length; at += 2) {
    if (headers[at]?.toLowerCase() === 'content-type') return headers[at + 1];
  }
  return undefined;
}
