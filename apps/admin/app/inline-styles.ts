import styles from './styles.css?inline';

/**
 * The whole stylesheet, written into the page: the first paint waits for no second request. The server has the text;
 * the browser reads it back from the page it was sent, so it is not in the scripts a second time.
 */
export const inlineStyles: string = import.meta.env.SSR
  ? styles
  : (document.querySelector('style[data-site-styles]')?.textContent ?? '');

if (import.meta.env.DEV && !import.meta.env.SSR) void import('./styles.css');
