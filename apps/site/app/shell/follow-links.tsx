import { useEffect } from 'react';
import { useAskForPage } from './asked-page.ts';

declare module 'react' {
  interface AnchorHTMLAttributes<T> {
    /** How a page's link is followed: leaving the page where it is scrolled to, or fading from one page into the other. */
    readonly 'data-follow'?: 'still' | 'fade' | undefined;
  }
}

/**
 * Follows the links of all pages without loading a whole page: one listener for every link, whoever wrote it. A link of the
 * router's asks at each press on the page where it stands; a page has two hundred.
 */
export function FollowLinks() {
  const askForPage = useAskForPage();
  useEffect(() => {
    // Comes after whatever a component does when its link is pressed.
    function handleClick(event: MouseEvent) {
      const link = findFollowed(event);
      if (link === null) return;
      event.preventDefault();
      const path = toPath(link);
      askForPage(path, {
        replace: path === toPath(location),
        preventScrollReset: link.dataset['follow'] === 'still',
        viewTransition: link.dataset['follow'] === 'fade',
      });
    }
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [askForPage]);
  return null;
}

/**
 * The link that leads to a page of the site in this tab. Null where a press asks for something else: another tab, a file,
 * another site, a place in this page.
 */
export function findFollowed(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (link.origin !== location.origin || !['', '_self'].includes(link.target) || link.hasAttribute('download'))
    return null;
  const isHere = link.hash !== '' && link.pathname + link.search === location.pathname + location.search;
  return isHere || link.pathname.includes('.') ? null : link;
}

/** What a link leads to, from the root of the site. */
export function toPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}
