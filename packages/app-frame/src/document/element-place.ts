/** An element's position in its page: its index among elements of its kind. */
export interface ElementPlace {
  readonly selector: string;
  readonly at: number;
}

/**
 * Records an element's position. A password manager that inserts something before hydration makes React render the page again;
 * what is at the same position then is the same field.
 */
export function placeOf(element: Element): ElementPlace {
  const name = element.getAttribute('name');
  const selector = element.localName + (name === null ? '' : `[name="${CSS.escape(name)}"]`);
  return { selector, at: [...document.querySelectorAll(selector)].indexOf(element) };
}

export function findAgain<Sort extends Element>(element: Sort, { selector, at }: ElementPlace): Sort | undefined {
  if (element.isConnected) return element;
  return document.querySelectorAll<Sort>(selector)[at];
}
