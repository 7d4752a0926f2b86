/** Where an element is in its page: the how-manieth of its sort. */
export interface ElementPlace {
  readonly selector: string;
  readonly at: number;
}

/**
 * Notes where an element stands. A password manager that puts something of its own beside a field before hydration makes React draw the page
 * again: what is in the same place then is the same field.
 */
export function placeOf(element: Element): ElementPlace {
  const name = element.getAttribute('name');
  const selector = element.localName + (name === null ? '' : `[name="${CSS.escape(name)}"]`);
  return { selector, at: [...document.querySelectorAll(selector)].indexOf(element) };
}

/** The element itself where it is still on the page, or the one that took its place; undefined where there is none. */
export function findAgain<Sort extends Element>(element: Sort, { selector, at }: ElementPlace): Sort | undefined {
  if (element.isConnected) return element;
  return document.querySelectorAll<Sort>(selector)[at];
}
