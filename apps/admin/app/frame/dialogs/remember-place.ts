const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary';

/**
 * Remembers a place in the page. The returned function later finds the element to continue from: the same one, or
 * what took its place, what follows or what precedes it; undefined if nothing is left.
 */
export function rememberPlace(element: Element): () => HTMLElement | undefined {
  const steps: { readonly parent: Element; readonly at: number }[] = [];
  let child = element;
  // Only within the page’s content: the navigation next to it is no place to continue from.
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

export function isThere(element: Element): boolean {
  return element.isConnected && (!('checkVisibility' in element) || element.checkVisibility());
}

function findFocusable(within: Element): HTMLElement | undefined {
  const all = [within, ...within.querySelectorAll(FOCUSABLE)];
  return all.find((one): one is HTMLElement => one instanceof HTMLElement && one.matches(FOCUSABLE) && isThere(one));
}
