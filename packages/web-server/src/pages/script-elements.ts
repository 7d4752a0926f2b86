export interface ScriptElement {
  readonly start: number;
  readonly end: number;
  readonly attributes: string;
  readonly text: string;
}

/**
 * Iterates over the scripts of a page in linear time for any input, which backtracking regular expressions don't guarantee. An
 * unclosed script is ignored.
 */
export function* readScriptElements(html: string): Generator<ScriptElement> {
  const opening = /<script(?=[\s/>])/gi;
  const closing = /<\/script\s*>/gi;
  for (let found = opening.exec(html); found !== null; found = opening.exec(html)) {
    const attributesEnd = findTagEnd(html, opening.lastIndex);
    if (attributesEnd === -1) return;
    closing.lastIndex = attributesEnd + 1;
    const closed = closing.exec(html);
    if (closed === null) return;
    yield {
      start: found.index,
      end: closing.lastIndex,
      attributes: html.slice(opening.lastIndex, attributesEnd),
      text: html.slice(attributesEnd + 1, closed.index),
    };
    opening.lastIndex = closing.lastIndex;
  }
}

/** Finds the `>` that ends a tag, outside quotes; -1 when there is none. */
function findTagEnd(html: string, from: number): number {
  const boundary = /[>"']/g;
  boundary.lastIndex = from;
  for (let found = boundary.exec(html); found !== null; found = boundary.exec(html)) {
    if (found[0] === '>') return found.index;
    const quoteEnd = html.indexOf(found[0], boundary.lastIndex);
    if (quoteEnd === -1) return -1;
    boundary.lastIndex = quoteEnd + 1;
  }
  return -1;
}
