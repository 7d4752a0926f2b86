import type { BrowserContext } from '@playwright/test';

/** What went wrong in a browser while a journey was made. */
export interface Faults {
  /** Watches one browser more. */
  watch(context: BrowserContext): Promise<void>;
  /** Says that something which would fail the test is meant to happen here. */
  allow(pattern: RegExp): void;
  /** What went wrong and was not meant to. */
  list(): string[];
}

/**
 * Records everything that a visitor’s browser complains about: console messages (including violations of the content
 * security policy), uncaught errors, and failed or refused requests.
 */
export function createFaults(): Faults {
  const noted: string[] = [];
  const allowed: RegExp[] = [];

  async function watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(overlookSkippedTransitions);
    context.on('console', (message) => {
      // Refused requests are noted below, with their address.
      if (message.text().startsWith('Failed to load resource')) return;
      // Of pictures that another width of the window has no use for: journeys change it while a page is still coming.
      if (/was preloaded using link preload but not used/.test(message.text())) return;
      // Signing out clears the browser’s cache, which the browser reports.
      if (/^Clear-Site-Data header on .*: Cleared data types/.test(message.text())) return;
      noted.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => {
      const { name, message, stack } = error.error();
      noted.push(`uncaught: ${name}: ${message} ${stack ?? ''}`);
    });
    context.on('requestfailed', (request) => {
      if (isPoll(request.url())) return;
      const reason = request.failure()?.errorText ?? '';
      // A page that is left, or a download, ends the requests it no longer needs. What the security policy stops is in
      // the console as well; with scripts turned off, every script is reported as stopped by it.
      if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
        noted.push(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() < 400 || (response.status() >= 500 && isPoll(response.url()))) return;
      noted.push(`answered ${response.status()}: ${response.request().method()} ${response.url()}`);
    });
  }

  return {
    watch,
    allow: (pattern) => void allowed.push(pattern),
    list: () => noted.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  };
}

/** An open page of the admin asks every ten seconds what is new, of a server that a journey may have stopped. It says nothing then. */
function isPoll(url: string): boolean {
  return new URL(url).searchParams.has('poll');
}

/**
 * A page change that overtakes another ends its animation early, and the browser then rejects a promise of that
 * animation which no one reads. The page itself has changed all the same. Runs in the page.
 */
function overlookSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
  });
}
