import { compareMax, shortlistMax } from '@showroom/catalog-data/limits';
import { SiteLink } from '../shell/site-link.tsx';
import { toggleInShortlist } from './change-shortlist.ts';
import { readShortlist, toSearch, useShortlist, type ProductName } from './stored-shortlist.ts';

/** Adds a product to the shortlist or removes it. Returns the message to show, with links to compare and to the list. */
export function toggleProduct(name: ProductName, onClose: () => void) {
  const outcome = toggleInShortlist(name);
  const { length } = readShortlist();
  const words = {
    added: `Added to your shortlist: ${length} ${length === 1 ? 'product' : 'products'}.`,
    removed: `Removed from your shortlist. ${length === 0 ? 'It’s empty now.' : `${length} left.`}`,
    full: `Your shortlist is full (${shortlistMax} products max).`,
  };
  return { words: words[outcome], tray: <ShortlistTray name={name} onClose={onClose} /> };
}

const linkClass = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:text-spruce';

interface ShortlistTrayProps {
  /** The product whose button was clicked. */
  readonly name: ProductName;
  readonly onClose: () => void;
}

/** What to do next with the shortlist. */
function ShortlistTray({ name, onClose }: ShortlistTrayProps) {
  const names = useShortlist();
  const family = name.slice(0, name.indexOf('=') + 1);
  const alike = names.filter((each) => each.startsWith(family)).slice(-compareMax);
  return (
    <>
      {alike.length > 1 && (
        <SiteLink href={`/compare${toSearch(alike)}`} className={linkClass}>
          Compare {alike.length}
        </SiteLink>
      )}
      {names.length > 0 && (
        <SiteLink href={`/shortlist${toSearch(names)}`} className={linkClass}>
          Show all
        </SiteLink>
      )}
      <button type="button" onClick={onClose} className="min-h-11 min-w-11 px-2 hover:text-spruce">
        Close
      </button>
    </>
  );
}
