import type { Page } from '@playwright/test';

/** What a translator does to a text node: wraps React's own, or replaces it. */
export type Translator = 'wraps text' | 'replaces text';

/** Does what a browser's translator does: puts each text, present and future, into a `<font>` element. */
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
