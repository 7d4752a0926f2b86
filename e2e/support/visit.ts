import type { Page, Response } from '@playwright/test';

/**
 * Opens a page and waits until it's hydrated, so that the next click isn't lost. Scripts are started as a first touch starts them;
 * otherwise they wait until all pictures are drawn.
 */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.dispatchEvent(new Event('focusin')));
  await waitUntilAlive(page);
  return response;
}

/** Waits until React has hydrated `main`, which every page has. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
  // One more idle period, for effects that add listeners.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
}

/** The scroll position in pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls there and lets the page react. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, y);
}
