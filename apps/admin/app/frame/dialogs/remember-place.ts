const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary';

/**
 * Remembers where something stands in the page. What it answers finds later what one goes on with there: the thing itself, or, once it is
 * gone, what has come to stand in its place, what follows, or what stands before it; undefined where the page has nothing any more.
 */
export function rememberPlace(element: Element): () => HTMLElement | undefined {
  const steps: { readonly parent: Element; readonly at: number }[] = [];
  let child = element;
  // No further than the page: beside it stand its tabs, which no one goes on with.
  while (child.parentElement !== null && child.tagName !== 'MAIN') {
    steps.push({ parent: child.parentElement, at: [...child.parentElement.children].indexOf(child) });
    child = child.parentElement;
  }
  return () => {
    if (element instanceof HTMLElement && isThere(element)) return element;
    for (const { parent, at } of steps) {
      if (!isThere(parent)) continue;
      const around = [...parent.children];
      for (const near of [...around.slice(at), ...around.slice(0, at).toReversed()]) {
        const successor = findFocusable(near);
        if (successor !== undefined) return successor;
      }
    }
    return undefined;
  };
}

/** Whether something is in the page and drawn. */
export function isThere(element: Element): boolean {
  return element.isConnected && (!('checkVisibility' in element) || element.checkVisibility());
}

function findFocusable(within: Element): HTMLElement | undefined {
  const all = [within, ...within.querySelectorAll(FOCUSABLE)];
  return all.find((one): one is HTMLElement => one instanceof HTMLElement && one.matches(FOCUSABLE) && isThere(one));
}
