import { useEffect, type RefObject } from 'react';
import { headerHideThresholdPx } from '@showroom/catalog-data/limits';

/**
 * Hides the header when scrolling down past the threshold, and shows it when scrolling up, at the top, and when it gets the focus.
 * Sets an attribute rather than state, so that scrolling renders nothing.
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
