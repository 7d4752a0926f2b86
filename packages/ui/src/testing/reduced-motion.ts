/** Mocks the visitor’s preference for reduced motion. */
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
