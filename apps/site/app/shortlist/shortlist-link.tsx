import { SiteLink } from '../shell/site-link.tsx';
import { useIsExported } from '../shell/site-facts.ts';
import { toSearch, useKeptProducts } from './kept-products.ts';

/** The way to the shortlist, with how many are on it: its figure has its place before it is known. */
export function ShortlistLink() {
  const kept = useKeptProducts();
  if (useIsExported()) return null;
  return (
    <SiteLink
      href={`/shortlist${toSearch(kept)}`}
      aria-label={kept.length > 0 ? `Shortlist, ${kept.length}` : 'Shortlist'}
      className="ribbon min-h-11 min-w-11 hover:text-spruce max-lg:absolute max-lg:right-2 max-lg:bottom-3 lg:relative"
    >
      {kept.length > 0 && (
        <span className="absolute top-0.5 right-0.5 grid size-4.5 place-items-center rounded-full bg-spruce text-[0.6875rem] leading-none font-medium text-on-spruce tabular-nums">
          {kept.length}
        </span>
      )}
    </SiteLink>
  );
}
