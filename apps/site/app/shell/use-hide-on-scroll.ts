import { useEffect, type RefObject } from 'react';
import { headerHideThresholdPx } from '@showroom/catalog-data/limits';

/**
 * Slides the header away while the visitor reads downwards past the threshold, and brings it back when they scroll up,
 * reach the top, or move focus into it. The state is an attribute on the element: scrolling renders nothing.
 */
export function useHideOnScroll(header: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    let lastY = window.scrollY;
    const show = () => element.removeAttribute('data-hidden');
    const onScroll = () => {
      const y = window.scrollY;
      const isMenuOpen = element.querySelector('details[open], [aria-expanded="true"]') !== null;
      const hasFocus = element.contains(document.activeElement);
      if (y <= headerHideThresholdPx || y < lastY) show();
      else if (y > lastY && !isMenuOpen && !hasFocus) element.setAttribute('data-hidden', '');
      lastY = y;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', show);
    };
  }, [header]);
}
