import { compareMax, shortlistMax } from '@showroom/catalog-data/limits';
import { SiteLink } from '../shell/site-link.tsx';
import { toggleKept } from './change-kept.ts';
import { readKept, toSearch, useKeptProducts, type ProductName } from './kept-products.ts';

/** Puts a product on the shortlist or takes it off; answers with what is said of it, and with the ways on. */
export function press(name: ProductName, onClose: () => void) {
  const outcome = toggleKept(name);
  const { length } = readKept();
  const words = {
    added: `Added to your shortlist: ${length} ${length === 1 ? 'product' : 'products'}.`,
    removed: `Removed from your shortlist. ${length === 0 ? 'It’s empty now.' : `${length} left.`}`,
    full: `Your shortlist is full (${shortlistMax} products max).`,
  };
  return { words: words[outcome], tray: <KeepTray name={name} onClose={onClose} /> };
}

const linkClass = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:text-spruce';

interface KeepTrayProps {
  /** The one that was pressed. */
  readonly name: ProductName;
  readonly onClose: () => void;
}

/** The ways on from a product that was put on the shortlist. */
function KeepTray({ name, onClose }: KeepTrayProps) {
  const kept = useKeptProducts();
  const family = name.slice(0, name.indexOf('=') + 1);
  const alike = kept.filter((each) => each.startsWith(family)).slice(-compareMax);
  return (
    <>
      {alike.length > 1 && (
        <SiteLink href={`/compare${toSearch(alike)}`} className={linkClass}>
          Compare {alike.length}
        </SiteLink>
      )}
      {kept.length > 0 && (
        <SiteLink href={`/shortlist${toSearch(kept)}`} className={linkClass}>
          Show all
        </SiteLink>
      )}
      <button type="button" onClick={onClose} className="min-h-11 min-w-11 px-2 hover:text-spruce">
        Close
      </button>
    </>
  );
}
