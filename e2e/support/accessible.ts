import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { expect } from './journey.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The parts that every page of the site shares: the header, and with the footer all of them. */
const HEADER = [['body header.sticky']];
const FRAME = [...HEADER, ['#site-footer']];

/** Cards further down a list, which differ from the first ones only in their data. */
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
 * Checks what the page shows now with axe.
 *
 * @param part what to leave out because another check covers it: the header, the frame of the page, or all but a few cards
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { part = 'all' }: { part?: keyof typeof CONTEXTS } = {},
): Promise<void> {
  // Once per document: parsing the rules takes a fifth of the time.
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
