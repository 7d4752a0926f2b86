import { useIsExported } from '../shell/site-facts.ts';
import { useKeptProducts } from './kept-products.ts';

/** The form that all of these buttons belong to; it stands once in the frame of every page. */
export const KEEP_FORM = 'keep';

export interface KeepButtonProps {
  /** The family of the product, as addresses name it. */
  readonly family: string;
  /** The last part of its address. */
  readonly slug: string;
  /** What the product is called. */
  readonly name: string;
  /** Says its name in words beside the mark. Default: the mark alone, in the corner of a card. */
  readonly hasWords?: true;
}

/**
 * Puts a product on the shortlist, or takes it off. A button of one form (`KeepForm`), which hears of each press. Without scripts it
 * leads to a shortlist of that product.
 */
export function KeepButton({ family, slug, name, hasWords }: KeepButtonProps) {
  const isExported = useIsExported();
  const isKept = useKeptProducts().includes(`${family}=${slug}`);
  if (isExported) return null;
  return (
    <button
      type="submit"
      form={KEEP_FORM}
      name={family}
      value={slug}
      aria-label={`Shortlist ${name}`}
      aria-pressed={isKept}
      className={
        hasWords
          ? 'ribbon min-h-12 gap-2.5 rounded-sm px-2 text-small underline-offset-4 hover:text-spruce hover:underline print:hidden'
          : 'ribbon keep'
      }
    >
      {hasWords && 'Shortlist'}
    </button>
  );
}
