import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Checks that nothing is cut off at the sides and that every target is large enough for a thumb, folded sections included. */
export async function expectFitForThumb(page: Page, state: string, within = page.locator('body')): Promise<void> {
  const beyond = await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect.soft(beyond, `overflow of ${state} in pixels`).toBeLessThanOrEqual(0);
  expect.soft(await listSmallTargets(within), `targets too small for a thumb on ${state}`).toEqual([]);
}

/**
 * Lists the visible targets inside an element that are less than 44 pixels high, or wide if `sides` is `both`. A checkbox or radio
 * button includes its label. Links within a sentence are exempt (WCAG 2.2, 2.5.8).
 */
export function listSmallTargets(within: Locator, sides: 'height' | 'both' = 'height'): Promise<string[]> {
  return within.evaluate((root, onBoth) => {
    const LEAST = 44;
    const targets =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=slider], [contenteditable=true]';

    const isSmall = ({ width, height }: { width: number; height: number }) =>
      // Rounding may cost half a pixel.
      height < LEAST - 0.5 || (onBoth && width < LEAST - 0.5);

    /** How far from the first part's centre a tap still hits one of the parts, overlays and pseudo-elements included. */
    function reachOf(parts: readonly Element[]): { width: number; height: number } {
      const [element = root] = parts;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isHitAt = (atX: number, atY: number) => {
        const met = document.elementFromPoint(atX, atY);
        return parts.some((part) => part.contains(met));
      };
      if (!isHitAt(x, y)) return { width: 0, height: 0 };
      const goOn = (stepX: number, stepY: number) => {
        let steps = 0;
        while (steps <= LEAST && isHitAt(x + stepX * (steps + 1), y + stepY * (steps + 1))) steps += 1;
        return steps;
      };
      return { width: 1 + goOn(1, 0) + goOn(-1, 0), height: 1 + goOn(0, 1) + goOn(0, -1) };
    }

    function standsInSentence(element: Element): boolean {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      let around = element.parentElement;
      while (around && getComputedStyle(around).display === 'inline') around = around.parentElement;
      const others = around?.cloneNode(true);
      if (!(others instanceof Element)) return false;
      for (const other of others.querySelectorAll(`${targets}, [class*=sr-only]`)) other.remove();
      return /\p{L}{2,}\s+\p{L}+/u.test(others.textContent);
    }

    // Nothing behind an open dialog can be clicked.
    const front = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? root;
    const isInSight = (part: Element) => {
      const { width, height } = part.getBoundingClientRect();
      // Elements for screen readers or for browsers without scripts are a pixel or two in size.
      return width > 2 && height > 2 && front.contains(part) && part.checkVisibility({ visibilityProperty: true });
    };

    return [...root.querySelectorAll(targets)]
      .map((element) => [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])])
      .filter((parts) => parts.some(isInSight) && parts.every((part) => isSmall(part.getBoundingClientRect())))
      .filter((parts) => !parts.some(standsInSentence) && isSmall(reachOf(parts)))
      .map(([element = root]) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.outerHTML);
        return `${element.tagName.toLowerCase()} “${name.slice(0, 120)}”, ${Math.round(width)} by ${Math.round(height)}`;
      });
  }, sides === 'both');
}
