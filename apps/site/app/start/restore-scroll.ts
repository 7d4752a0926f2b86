/** Where the router keeps how far down each page was left. Short, for it stands in every page. */
export const SCROLL_KEY = 'scroll';

/**
 * Brings a page that was shown before to where the visitor left it, before it is drawn. It takes the place of the script
 * that the router writes for this: a page that was never shown needs nothing but its key, and asking the storage for it
 * makes a phone wait.
 */
export function restoreScroll(): void {
  const key: string | undefined = history.state?.key;
  if (key === undefined) {
    history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
    return;
  }
  try {
    const places: Record<string, number> = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}');
    const top = places[key];
    if (!top) return;
    // The place is counted in true heights (`card-slot` in `styles.css`).
    document.documentElement.dataset['restored'] = '';
    scrollTo(0, top);
  } catch {
    // Storage that is closed or damaged: the page begins at its top.
  }
}
