import { useIsExported } from '../shell/site-facts.ts';
import { use } from 'react';
import { ToggleShortlistedContext } from './shortlist-bar.tsx';
import { useShortlist } from './stored-shortlist.ts';

export interface ShortlistButtonProps {
  /** The product's family, as in URLs. */
  readonly family: string;
  /** The last part of its URL. */
  readonly slug: string;
  /** The product's name. */
  readonly name: string;
  /** Shows a label next to the ribbon. Default: the ribbon alone, in the corner of a card. */
  readonly hasWords?: true;
}

/**
 * Adds a product to the shortlist or removes it, through `ShortlistBar`. Without scripts it opens a shortlist with that product.
 * Each has its own form: in a profile of a filter, removing cards whose buttons had a distant form (`form="…"`) took the most time.
 */
export function ShortlistButton({ family, slug, name, hasWords }: ShortlistButtonProps) {
  const isExported = useIsExported();
  const product = `${family}=${slug}` as const;
  const isListed = useShortlist().includes(product);
  const toggle = use(ToggleShortlistedContext);
  if (isExported) return null;
  return (
    <form
      action="/shortlist"
      data-held=""
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        toggle(product);
      }}
    >
      <button
        type="submit"
        name={family}
        value={slug}
        aria-label={`Shortlist ${name}`}
        aria-pressed={isListed}
        className={
          hasWords
            ? 'ribbon min-h-12 gap-2.5 rounded-sm px-2 text-small underline-offset-4 hover:text-spruce hover:underline print:hidden'
            : 'ribbon card-ribbon'
        }
      >
        {hasWords && 'Shortlist'}
      </button>
    </form>
  );
}
