import { Picture } from '@showroom/ui/picture';
import { SpecificationPlate } from '@showroom/ui/specification-plate';
import { SiteLink } from '../../shell/site-link.tsx';
import type { SectionOf } from './load-company-page.server.ts';
import { TradeDrawing } from './trade-drawing.tsx';

/** The trades, each with a project and its facts. */
export function TradeList({ trades }: Pick<SectionOf<'trades'>, 'trades'>) {
  return trades.map(({ description, experience, icon, picture, shownBy, specialties, title }, index) => (
    <section
      key={icon}
      aria-labelledby={icon}
      className="page-width mt-20 grid items-start gap-x-16 gap-y-8 md:mt-28 lg:grid-cols-2 print:mt-10 print:grid-cols-2 print:gap-x-8"
    >
      {picture && (
        <Picture
          record={picture}
          sizes="(min-width: 64rem) 45vw, 92vw"
          className={index % 2 === 1 ? 'rounded-xs lg:order-last' : 'rounded-xs'}
        />
      )}
      <div>
        <h2 id={icon} className="flex items-center gap-4 font-serif text-title">
          <TradeDrawing icon={icon} />
          {title}
        </h2>
        <p className="mt-4 max-w-prose text-ink-muted">{description}</p>
        <SpecificationPlate
          className="mt-6"
          specifications={[
            { label: 'Experience', value: experience },
            ...(shownBy.length > 0
              ? [
                  {
                    // A trade without a finished project links to its own page.
                    label: shownBy.some(({ href }) => href.startsWith('/our-works/')) ? 'Projects' : 'Learn more',
                    value: (
                      <ul>
                        {shownBy.map(({ href, label }) => (
                          <li key={href}>
                            <SiteLink
                              href={href}
                              className="inline-flex min-h-11 items-center py-1.5 underline underline-offset-4 hover:text-spruce"
                            >
                              {label}
                            </SiteLink>
                          </li>
                        ))}
                      </ul>
                    ),
                  },
                ]
              : []),
            {
              label: 'Specialties',
              value: (
                <ul className="space-y-1">
                  {specialties.map((specialty) => (
                    <li key={specialty}>{specialty}</li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      </div>
    </section>
  ));
}
