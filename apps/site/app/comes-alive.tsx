import { useEffect } from 'react';

/**
 * Says once that the page's scripts live: `data-alive` on the root element, and an `alive` event on the window. A press on
 * a button that came too early is given to it then; see `server/finish-html.ts`.
 */
export function ComesAlive() {
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
    window.dispatchEvent(new Event('alive'));
  }, []);
  return null;
}
