import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The header and the footer, which are the same on every page of the site. */
const FRAME = ['body header.sticky', '#site-footer'];

/** Holds what the page shows now against the rules, or of it what is not the same on every page. */
export async function expectAccessible(page: Page, state: string, { isFrameKnown = false } = {}): Promise<void> {
  // There are no frames to look into, so it need not open a page of its own to put their results together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (isFrameKnown) for (const part of FRAME) axe.exclude(part);
  const { violations } = await axe.options({ runOnly: RULES, resultTypes: ['violations'], preload: false }).analyze();
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.html.slice(0, 200)} ${node.any[0]?.message ?? ''}`),
  );
  expect.soft(faults, state).toEqual([]);
}
