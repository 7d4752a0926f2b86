import { SiteLink } from '../shell/site-link.tsx';
import { useIsExported } from '../shell/site-facts.ts';
import { toSearch, useShortlist } from './stored-shortlist.ts';

/** A link to the shortlist with its count, whose place is reserved before it is known. */
export function ShortlistLink() {
  const names = useShortlist();
  if (useIsExported()) return null;
  return (
    <SiteLink
      href={`/shortlist${toSearch(names)}`}
      aria-label={names.length > 0 ? `Shortlist, ${names.length}` : 'Shortlist'}
      className="ribbon min-h-11 min-w-11 hover:text-spruce max-lg:absolute max-lg:right-2 max-lg:bottom-3 lg:relative"
    >
      {names.length > 0 && (
        <span className="absolute top-0.5 right-0.5 grid size-4.5 place-items-center rounded-full bg-spruce text-[0.6875rem] leading-none font-medium text-on-spruce tabular-nums">
          {names.length}
        </span>
      )}
    </SiteLink>
  );
}
