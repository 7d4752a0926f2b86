import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPagePath } from '../shell/site-link.tsx';

/**
 * A click handler for a container of HTML: the router opens links to pages of this site. The browser handles other sites, files,
 * anchors and new tabs.
 */
export function useTextLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (link === null || !isPlainClick || event.defaultPrevented) return;
    if (link.target !== '' || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#')) return;
    const { origin, pathname, search, hash } = link;
    if (origin !== location.origin || !isPagePath(pathname)) return;
    event.preventDefault();
    void navigate(pathname + search + hash);
  };
}
