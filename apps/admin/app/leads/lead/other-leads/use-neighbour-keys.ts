import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** The targets of Alt and an arrow key; undefined for none. */
export type KeyPaths = Readonly<Record<'ArrowUp' | 'ArrowDown', string | undefined>>;

/** Navigates by Alt and an arrow key, except in a control, where the keys belong to it. */
export function useNeighbourKeys({ ArrowUp, ArrowDown }: KeyPaths): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      const path = event.key === 'ArrowUp' ? ArrowUp : event.key === 'ArrowDown' ? ArrowDown : undefined;
      if (path === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [navigate, ArrowUp, ArrowDown]);
}
