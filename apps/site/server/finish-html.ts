/**
 * The last touch on a finished page. The router preloads its scripts at the browser's default, high, priority; the page
 * is complete without them, so they wait behind the font and the picture that the visitor is looking at.
 */
export function finishHtml(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
