import type { Page, Response } from '@playwright/test';

/**
 * Opens a page and waits until its scripts have taken over, so that the next click is not lost on finished HTML. They are
 * called as a first touch calls them: by themselves they wait until all pictures are drawn.
 */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.dispatchEvent(new Event('focusin')));
  await waitUntilAlive(page);
  return response;
}

/** Waits until React owns the page: it marks each element it has taken over, and `main` is drawn on every page. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
  // One idle moment more, for effects that add their own listeners.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
}

/** How far down the page stands, in pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Jumps there and lets the page react. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, y);
}
