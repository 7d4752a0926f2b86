import { Badge } from '@showroom/ui/badge';
import { SpecificationPlate } from '@showroom/ui/specification-plate';
import { CheckIcon } from '../../shell/icons.tsx';
import { ColourGallery } from './colour-gallery.tsx';
import { ColourActions, ColourWayfinding, type ColourArrangementProps } from './colour-parts.tsx';

const BADGES = ['Resistant', 'High Quality', 'Value', 'Style'];

/** The full arrangement: the stone on one side, everything said of it on the other. */
export function RichColour({ colour, neighbours }: ColourArrangementProps) {
  return (
    <article>
      <ColourWayfinding colour={colour} neighbours={neighbours} />
      <header className="page-width mt-4 grid gap-x-12 gap-y-5 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <p className="eyebrow">{colour.collectionLabel}</p>
          <h1 className="mt-2 font-serif text-display">{colour.label}</h1>
        </div>
        <div>
          <p className="text-lead text-ink-muted">{colour.tagline}</p>
          <ul className="mt-4 flex flex-wrap gap-2" aria-label="Qualities">
            {BADGES.map((badge) => (
              <li key={badge}>
                <Badge>{badge}</Badge>
              </li>
            ))}
          </ul>
        </div>
      </header>
      <div className="page-width mt-8 grid gap-x-12 gap-y-10 lg:mt-10 lg:grid-cols-[7fr_5fr] print:block">
        <div className="lg:sticky lg:top-36 lg:self-start print:static">
          <ColourGallery colour={colour} sizes="(min-width: 64rem) 55vw, 92vw" />
        </div>
        <div className="grid content-start gap-10 print:mt-6 print:grid-cols-2 print:gap-6">
          <section aria-labelledby="description">
            <h2 id="description" className="font-serif text-heading">
              Product Description
            </h2>
            <div className="mt-4 grid max-w-prose gap-4">
              {colour.description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <section aria-labelledby="specifications">
            <h2 id="specifications" className="mb-4 font-serif text-heading">
              Specifications
            </h2>
            <SpecificationPlate specifications={colour.specifications} />
          </section>
          {/* One sheet holds the plate and the description; these say them once more. */}
          <section aria-labelledby="features" className="print:hidden">
            <h2 id="features" className="font-serif text-heading">
              Key Features
            </h2>
            <ul className="mt-4 grid gap-2">
              {colour.keyFeatures.map((feature) => (
                <li key={feature} className="flex gap-3">
                  <CheckIcon className="mt-1 size-4 shrink-0 text-spruce" />
                  {feature}
                </li>
              ))}
            </ul>
          </section>
          <ColourActions colour={colour} />
        </div>
      </div>
    </article>
  );
}
