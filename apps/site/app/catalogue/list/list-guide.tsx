import { drawingSize, type Guide, type GuidePart } from '@showroom/catalog-data/catalogue/guide';
import { useId } from 'react';
import { keepUnits } from '../keep-units.ts';
import { SwipeHint } from '../../shell/swipe-hint.tsx';

export interface ListGuideProps {
  /** Questions with terms, tables or drawings. */
  readonly guide: Guide;
}

/** A buying guide: terms, figures and drawings with their source. */
export function ListGuide({ guide }: ListGuideProps) {
  const id = useId();
  return (
    <section className="page-width mt-24" aria-labelledby={id}>
      <h2 id={id} className="max-w-2xl font-serif text-title text-balance">
        {guide.title}
      </h2>
      <p className="mt-4 max-w-prose text-lead text-ink-muted">{guide.intro}</p>
      {guide.parts.map((part) => (
        <GuideSection key={part.title} part={part} />
      ))}
    </section>
  );
}

function GuideSection({ part }: { readonly part: GuidePart }) {
  const id = useId();
  return (
    <div className="mt-12 border-t border-hairline pt-6 lg:grid lg:grid-cols-[15rem_1fr] lg:gap-x-12">
      <h3 id={id} className="font-serif text-heading">
        {part.title}
      </h3>
      {'terms' in part ? (
        <dl className="mt-4 grid gap-x-12 gap-y-6 md:grid-cols-2 lg:mt-0">
          {part.terms.map(({ term, text }) => (
            <div key={term} className="max-w-prose">
              <dt className="font-medium">{term}</dt>
              <dd className="mt-1 text-ink-muted">{keepUnits(text)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className="mt-4 min-w-0 lg:mt-0">
          {'drawings' in part ? (
            <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
              {part.drawings.map(({ name, alt, caption }) => (
                <figure key={name} className="max-w-md">
                  <img src={`/drawings/${name}.svg`} {...drawingSize} loading="lazy" alt={alt} className="w-full" />
                  <figcaption className="mt-3 text-ink-muted">{keepUnits(caption)}</figcaption>
                </figure>
              ))}
            </div>
          ) : (
            // A wide table scrolls sideways; focusable, so that it scrolls by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <div role="region" className="scrolls-sideways" aria-labelledby={id} tabIndex={0}>
              <SwipeHint columns={part.columns.length} />
              <table className="guide-table">
                <thead>
                  <tr>
                    {part.columns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {part.rows.map(([heading, ...cells]) => (
                    <tr key={heading}>
                      <th scope="row">{heading}</th>
                      {cells.map((cell, at) => (
                        <td key={part.columns[at + 1]}>{keepUnits(cell)}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          <p className="mt-3 max-w-prose text-caption text-ink-muted">{keepUnits(part.source)}</p>
        </div>
      )}
    </div>
  );
}
