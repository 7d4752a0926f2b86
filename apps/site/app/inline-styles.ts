import styles from './styles.css?inline';

/**
 * The styles inside the page: the first paint waits for no second request. The app renders with the whole sheet, the
 * server cuts it to what the page uses (`server/finish-html.ts`); the browser reads back what it was sent, so no script
 * holds it a second time.
 */
export const inlineStyles: string = import.meta.env.SSR
  ? styles
  : (document.querySelector('style[data-site-styles]')?.textContent ?? '');

if (import.meta.env.DEV && !import.meta.env.SSR) void import('./styles.css');
