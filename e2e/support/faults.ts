import type { BrowserContext } from '@playwright/test';

/** What went wrong in the browsers of a journey. */
export interface Faults {
  /** Watches another browser. */
  watch(context: BrowserContext): Promise<void>;
  /** Allows a fault that is meant to happen. */
  allow(pattern: RegExp): void;
  /** The faults that were not allowed. */
  list(): string[];
}

/**
 * Records everything that a visitor's browser complains about: console messages (including violations of the content security
 * policy), uncaught errors, and failed or refused requests.
 */
export function createFaults(): Faults {
  const noted: string[] = [];
  const allowed: RegExp[] = [];

  async function watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(overlookSkippedTransitions);
    context.on('console', (message) => {
      // Noted below, with the URL.
      if (message.text().startsWith('Failed to load resource')) return;
      // Journeys change the window's width while a page loads, so a preloaded picture may not be needed.
      if (/was preloaded using link preload but not used/.test(message.text())) return;
      // Signing out clears the browser's cache, which the browser reports.
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
      // Leaving a page or a download aborts its requests. Violations of the security policy are in the console too; without scripts,
      // every script is reported as blocked by it.
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

/** An open admin page polls every ten seconds, maybe a server that the journey has stopped. The page handles that. */
function isPoll(url: string): boolean {
  return new URL(url).searchParams.has('poll');
}

/**
 * When a navigation interrupts a view transition, the browser rejects a promise that nothing handles. The page itself has
 * changed. Runs in the page.
 */
function overlookSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
  });
}
