import type { Page } from '@playwright/test';

/** What a translator leaves in the page: the text node that React made, or another one with the translated text. */
export type Translator = 'wraps text' | 'replaces text';

/**
 * Does to the page what the translator of a browser does: each piece of text stands in a `<font>` of its own from now on, and so
 * does each that comes later.
 */
export async function translatePage(page: Page, translator: Translator): Promise<void> {
  await page.evaluate((how) => {
    const skipped = new Set(['FONT', 'SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'OPTION', 'TITLE']);
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!(node instanceof Text) || node.data.trim() === '' || parent === null) continue;
        if (!skipped.has(parent.tagName) && parent.closest('[contenteditable=true]') === null) found.push(node);
      }
      for (const text of found) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(how === 'wraps text' ? text : text.data);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!node.isConnected || node.nodeName === 'FONT') continue;
          translate(node instanceof Text ? (node.parentNode ?? node) : node);
        }
    }).observe(document.body, { childList: true, subtree: true });
  }, translator);
}
