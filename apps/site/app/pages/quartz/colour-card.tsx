import { cardFeatureLimit } from '@showroom/catalog-data/limits';
import { toPictureSource, type PictureRecord } from '@showroom/pictures/picture-source';
import { Badge } from '@showroom/ui/badge';
import { Picture } from '@showroom/ui/picture';
import { Link } from 'react-router-dom';

/**
 * One size serves phones and dense screens alike, and fifty cards are light enough in it; each further size would add a
 * line to every card of the page.
 */
const CARD_WIDTHS = [800];
/** Every slab is drawn at this size: the true proportion of 126″ × 64″. */
const SLAB_PIXELS = { width: 3024, height: 1536 };

/** What a card shows of a colour: a small part of it, as fifty of them travel in one page. */
export interface ColourCardFacts {
  readonly slug: string;
  readonly label: string;
  readonly collectionLabel: string;
  readonly thickness: string;
  readonly features: readonly string[];
  /** Its slab's picture, as little of the record as its addresses are made from. Null while there is none. */
  readonly slab: Pick<PictureRecord, 'dominantColour' | 'hash'> | null;
}

export interface ColourCardProps {
  readonly colour: ColourCardFacts;
  /** The rendered width of the picture, for the browser's choice of file. */
  readonly sizes: string;
  readonly headingLevel?: 'h2' | 'h3';
}

/** A colour as it stands in a grid: the slab at its true proportion, its name, and how it comes. */
export function ColourCard({ colour, sizes, headingLevel: Heading = 'h3' }: ColourCardProps) {
  return (
    <article className="group relative">
      {colour.slab && (
        <Picture
          record={toPictureSource(
            { ...colour.slab, ...SLAB_PIXELS, name: `quartz/${colour.slug}/slab`, alt: `${colour.label} quartz slab` },
            { widths: CARD_WIDTHS, formats: ['avif'] },
          )}
          sizes={sizes}
          className="aspect-[126/64] rounded-xs shadow-card transition-shadow group-hover:shadow-raised"
        />
      )}
      <div className="mt-3 flex items-baseline justify-between gap-3">
        <Heading className="font-serif text-subheading leading-tight">
          <Link
            to={`/quartz-countertops/${colour.slug}`}
            viewTransition
            className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
          >
            {colour.label}
          </Link>
        </Heading>
        <span className="shrink-0 text-caption tabular-nums text-ink-muted">{colour.thickness}</span>
      </div>
      <p className="mt-0.5 text-caption text-ink-muted">{colour.collectionLabel}</p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {colour.features.slice(0, cardFeatureLimit).map((feature) => (
          <li key={feature}>
            <Badge>{feature}</Badge>
          </li>
        ))}
      </ul>
    </article>
  );
}
