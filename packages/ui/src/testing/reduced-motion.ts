/** Makes the browser of a test answer that its visitor asks for less motion, or does not. */
export function setReducedMotion(isReduced: boolean): void {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: isReduced && query.includes('prefers-reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}
