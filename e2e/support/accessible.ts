import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { expect } from './journey.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The header, and with the footer what is the same on every page of the site. */
const HEADER = [['body header.sticky']];
const FRAME = [...HEADER, ['#site-footer']];

/** Cards far down a list, which differ from the first in their data alone. */
const MORE_CARDS = [['.card-slot:nth-child(n + 5)']];

const CONTEXTS = {
  all: null,
  content: { exclude: FRAME },
  sample: { exclude: [...FRAME, ...MORE_CARDS] },
  header: { include: HEADER },
};

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

/**
 * Holds what the page shows now against the rules.
 *
 * @param part of a page that is held against them whole elsewhere, what is another here: what stands between header and footer, of
 * lists all cards or a sample of them, or the header
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { part = 'all' }: { part?: keyof typeof CONTEXTS } = {},
): Promise<void> {
  // Once in each document: to read the rules takes a fifth of the time of holding a page against them.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const faults = await page.evaluate(
    async ({ runOnly, context }) => {
      if (window.axe === undefined) throw new Error('The rules are not in the page.');
      // A fault is identified by its markup, so no selector is computed for each element.
      const options = { runOnly, resultTypes: ['violations' as const], preload: false, selectors: false };
      const { violations } = await window.axe.run(context ?? document, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id} (${help}): ${node.html.slice(0, 200)} ${node.any[0]?.message ?? ''}`),
      );
    },
    { runOnly: RULES, context: CONTEXTS[part] },
  );
  expect.soft(faults, state).toEqual([]);
}
