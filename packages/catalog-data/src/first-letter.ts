/** The text with a capital at its head, as a sentence begins. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text without the capital at its head, as it is inside a sentence. Names further in keep theirs. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
