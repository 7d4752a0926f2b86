import { formatAddressLines, formatPhoneHref, type BusinessFacts } from '@showroom/catalog-data/business-facts';
import type { HoursInWords } from '@showroom/catalog-data/hours-in-words';
import { SocialLinks } from '../../shell/nav-links.tsx';
import { useSiteFacts } from '../../shell/site-facts.ts';
import { OpenNow } from './open-now.tsx';

export interface WaysToReachUsProps {
  readonly hours: BusinessFacts['hours'];
  readonly inWords: HoursInWords;
  /** Whether the store was open when the page was rendered. */
  readonly openText: string;
}

/** Address, phone, email and hours. */
export function WaysToReachUs({ hours, inWords, openText }: WaysToReachUsProps) {
  const facts = useSiteFacts();
  return (
    <aside
      aria-label="Ways to reach us"
      className="grid content-start gap-10 md:max-lg:grid-cols-[repeat(3,auto)] md:max-lg:justify-between md:max-lg:gap-x-6"
    >
      <div>
        <h2 className="eyebrow">Visit</h2>
        <address className="mt-3 not-italic">
          {formatAddressLines(facts).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <p className="mt-2 text-small text-ink-muted">{inWords.showroom}</p>
      </div>
      <div>
        <h2 className="eyebrow">Call or write</h2>
        <a
          href={formatPhoneHref(facts.phone)}
          className="figures mt-2 flex min-h-11 items-center font-serif text-heading hover:text-spruce"
        >
          {facts.phone.display}
        </a>
        <p className="text-small text-ink-muted">Phone answered {inWords.phone}.</p>
        <a
          href={`mailto:${facts.email}`}
          className="flex min-h-11 items-center underline underline-offset-4 hover:text-spruce"
        >
          {facts.email}
        </a>
        <p className="text-small text-ink-muted">Email answered {hours.email}.</p>
        <SocialLinks facts={facts} />
      </div>
      <div>
        <h2 className="eyebrow">Hours</h2>
        <div className="mt-3">
          <OpenNow hours={hours.store} servedText={openText} />
        </div>
        <WeekHours lines={inWords.store} />
        <h3 className="mt-4 font-medium">Pick-up hours</h3>
        <WeekHours lines={inWords.pickUp} />
        <p className="mt-2 text-small text-ink-muted">{inWords.holidays}</p>
      </div>
    </aside>
  );
}

function WeekHours({ lines }: { readonly lines: HoursInWords['store'] }) {
  return (
    <dl className="figures mt-3 grid grid-cols-[auto_1fr] gap-x-8 gap-y-1">
      {lines.map((line) => (
        <div key={line.days} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-muted">{line.days}</dt>
          <dd>{line.hours}</dd>
        </div>
      ))}
    </dl>
  );
}
