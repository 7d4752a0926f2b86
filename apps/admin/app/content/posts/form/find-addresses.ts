/** The addresses of all pictures that a text in Markdown shows, each once. */
export function findAddresses(markdown: string): string[] {
  const found = [...markdown.matchAll(/\]\(<?((?:media|master):[\w./-]+)/g)].map(([, address = '']) => address);
  return [...new Set(found)];
}
