import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** As long as a part number or file name may be, without a place to break. */
const LONG_WORD = 'Wallmountedthermostaticshowermixer'.repeat(3).slice(0, 80);

/**
 * Checks that a long word neither widens the page beyond a phone nor is cut off, and that no ordinary word is broken. Changes the
 * page's text, so the page can't be used afterwards.
 */
export async function expectRoomForLongWords(page: Page, path: string): Promise<void> {
  const { width: givenWidth = 390, height = 844 } = page.viewportSize() ?? {};
  expect.soft(await listBrokenWords(page), `broken ordinary words on ${path}`).toEqual([]);
  await lengthenWords(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height });
    expect
      .soft(await measureOverflow(page), `${path}, with long words, in ${width} pixels`)
      .toEqual({ beyond: 0, by: [] });
    expect.soft(await listCutTexts(page), `cut-off texts on ${path} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: givenWidth, height });
}

/**
 * Prepends a word of eighty letters to every text that a user may have typed, such as names, titles, categories and addresses.
 * Labels and buttons stay as they are.
 */
async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate((longWord) => {
    const OURS =
      'script, style, noscript, template, svg, option, button, label, legend, th, [data-slot=link-button], [data-slot=badge], header p';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const holder = text.parentElement;
      // Our own short words, such as a status or a date, must stay on one line.
      if (holder === null || holder.closest(OURS) !== null) continue;
      const { whiteSpace, textOverflow } = getComputedStyle(holder);
      const isOneLine = whiteSpace === 'nowrap' && textOverflow !== 'ellipsis';
      if (!isOneLine && /\p{L}{2}/u.test(text.nodeValue ?? '')) text.nodeValue = `${longWord} ${text.nodeValue}`;
    }
    for (const field of document.querySelectorAll<HTMLInputElement>(
      'input[type=text], input[type=search], input:not([type])',
    ))
      field.placeholder = longWord;
  }, LONG_WORD);
}

/** By how much the page is wider than its window, and which elements stick out. */
function measureOverflow(page: Page): Promise<{ beyond: number; by: readonly string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = scrollWidth - clientWidth;
    if (beyond <= 0) return { beyond: 0, by: [] };
    const by = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility())
      .filter((element) => {
        for (
          let around = element.parentElement;
          around !== null && around !== document.body;
          around = around.parentElement
        )
          if (getComputedStyle(around).overflowX !== 'visible') return false;
        return true;
      })
      .filter(
        (element) => ![...element.children].some((child) => child.getBoundingClientRect().right > clientWidth + 1),
      )
      .map(
        (element) =>
          `${element.tagName} .${element.className} < ${element.parentElement?.className} < ${element.parentElement?.parentElement?.tagName} ${element.parentElement?.parentElement?.className} "${element.textContent.slice(80, 110)}"`,
      );
    return { beyond, by: by.slice(0, 8) };
  });
}

/** Texts that are cut off without showing the rest anywhere. */
function listCutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut =
        /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 2;
      const holdsText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
      );
      if (
        !isCut ||
        !(holdsText || textOverflow === 'ellipsis') ||
        element.closest('[title], input') !== null ||
        !element.checkVisibility()
      )
        return [];
      // The page's heading shows it in full.
      if (document.querySelector('h1')?.textContent.includes(element.textContent.trim()) === true) return [];
      return [`${element.tagName} .${element.className}: ${element.textContent.slice(80, 120)}`];
    }),
  );
}

/** Ordinary words that are broken over two lines. */
function listBrokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      if (
        text.parentElement.closest('script, style, noscript, [class*=sr-only], [aria-hidden=true], textarea') !== null
      )
        continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/(?<!\S)\p{L}{2,18}(?!\S)/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (tops.size > 1)
          broken.push(
            `${word} in <${text.parentElement.tagName} class="${text.parentElement.className}"> "${(text.nodeValue ?? '').slice(0, 60)}"`,
          );
      }
    }
    return broken;
  });
}
