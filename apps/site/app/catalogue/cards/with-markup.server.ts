/**
 * Adds to facts what they look like, drawn. A document has that in its body, and its data leave it out.
 *
 * @param request Asks for a page's document, or for its data alone (`….data`).
 */
export function withMarkup<Facts extends object, Markup>(
  request: Request,
  facts: Facts,
  html: Markup,
): Facts & { readonly html?: Markup } {
  const isDataAlone = new URL(request.url).pathname.endsWith('.data');
  return Object.defineProperty(facts, 'html', { value: html, enumerable: isDataAlone });
}
