import { useIsExported } from '../shell/site-facts.ts';
import { useShortlist } from './stored-shortlist.ts';

/** The id of the form of all these buttons, which every page has once. */
export const SHORTLIST_FORM = 'shortlist-form';

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
 * Adds a product to the shortlist or removes it. It submits `ShortlistForm`. Without scripts it opens a shortlist with that
 * product.
 */
export function ShortlistButton({ family, slug, name, hasWords }: ShortlistButtonProps) {
  const isExported = useIsExported();
  const isListed = useShortlist().includes(`${family}=${slug}`);
  if (isExported) return null;
  return (
    <button
      type="submit"
      form={SHORTLIST_FORM}
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
  );
}
