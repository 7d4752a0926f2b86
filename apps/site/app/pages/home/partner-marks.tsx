import { partnerMarks } from '@showroom/catalog-data/home-content';
import { PartnerMark } from './partner-mark.tsx';
import { ScrollStrip } from './scroll-strip.tsx';

/** Partners in a row that scrolls. */
export function PartnerMarks() {
  return (
    <section className="border-y border-hairline bg-stone-50" aria-labelledby="partners">
      <div className="page-width grid items-center gap-x-8 gap-y-2 py-6 lg:grid-cols-[auto_1fr]">
        <h2 id="partners" className="eyebrow">
          Brands we work with
        </h2>
        <ScrollStrip label="Brands">
          {partnerMarks.map((mark) => (
            <li key={mark.id} className="flex h-14 shrink-0 snap-start items-center pr-10 last:pr-0">
              <PartnerMark mark={mark} />
            </li>
          ))}
        </ScrollStrip>
      </div>
    </section>
  );
}
