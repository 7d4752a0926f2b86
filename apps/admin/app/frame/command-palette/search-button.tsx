import { fetchedPart } from '@showroom/ui/fetched-part';
import { SearchIcon } from '@showroom/ui/icons';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { SEARCH_PATH } from '../navigation/page-paths.ts';

const CommandPaletteDialog = fetchedPart(async () => ({
  default: (await import('./command-palette-dialog.tsx')).CommandPaletteDialog,
}));

/**
 * The search in the header of every page: a link to the search page, which scripts open as the command palette, also
 * by Ctrl K or ⌘ K.
 */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      // An open dialog stays on top.
      if (document.querySelector('[role="dialog"]') === null) setIsOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <Link
        to={SEARCH_PATH}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={CommandPaletteDialog.prefetch}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen(true);
        }}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 text-small hover:bg-stone-100"
      >
        <SearchIcon />
        <span className="max-sm:sr-only">Search</span>
        <kbd aria-hidden="true" className="text-caption text-ink-muted max-lg:hidden">
          Ctrl K
        </kbd>
      </Link>
      {isOpen && <CommandPaletteDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
