import type { ColourCardFacts } from './colour-card.tsx';
import { ColourCard } from './colour-card.tsx';

/** Colours of the same range, for a visitor who is nearly there. */
export function RelatedColours({ colours }: { readonly colours: readonly ColourCardFacts[] }) {
  if (colours.length === 0) return null;
  return (
    <section className="page-width mt-24 print:hidden" aria-labelledby="related">
      <h2 id="related" className="font-serif text-heading">
        Related colours
      </h2>
      <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-3">
        {colours.map((colour) => (
          <li key={colour.slug}>
            <ColourCard colour={colour} sizes="(min-width: 40rem) 30vw, 92vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
