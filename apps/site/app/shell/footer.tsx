import { formatPhoneHref } from '@showroom/catalog-data/business-facts';
import { memo } from 'react';
import { SiteLink } from './site-link.tsx';
import { Logo } from './logo.tsx';
import { SocialLinks } from './nav-links.tsx';
import { Newsletter } from './newsletter.tsx';
import { useSiteFacts, useSiteHours, useSiteNavigation, useSiteYear } from './site-facts.ts';

/** The footer: all pages, hours, address, and the newsletter if there is one. */
export const Footer = memo(function Footer() {
  const facts = useSiteFacts();
  const year = useSiteYear();
  const hours = useSiteHours();
  const { footer } = useSiteNavigation();
  const { address, providerLinks } = facts;
  return (
    <footer id="site-footer" className="mt-24 border-t border-hairline bg-stone-100 text-small print:hidden">
      <div className="page-width grid gap-x-10 gap-y-12 py-16 sm:grid-cols-2 lg:grid-cols-[1.25fr_2.65fr_1.05fr]">
        <div>
          <Logo {...facts} />
          <address className="mt-6 grid gap-1 not-italic">
            <span>{address.street}</span>
            <span>
              {address.city}, {address.province} {address.postalCode}
            </span>
            <a
              href={formatPhoneHref(facts.phone)}
              className="inline-flex min-h-11 items-center tabular-nums hover:underline"
            >
              {facts.phone.display}
            </a>
            {hours.phone && <span className="-mt-2 text-ink-muted">Answered {hours.phone}</span>}
            <a href={`mailto:${facts.email}`} className="inline-flex min-h-11 items-center hover:underline">
              {facts.email}
            </a>
          </address>
          {providerLinks.contactCreation && (
            <a
              href={providerLinks.contactCreation}
              rel="noopener"
              className="mt-2 inline-flex min-h-11 items-center font-medium text-spruce underline underline-offset-4"
            >
              Contact Us for Appointments
            </a>
          )}
          <SocialLinks facts={facts} />
        </div>
        <nav
          id="site-pages"
          aria-label="All pages"
          className="grid grid-cols-2 content-start gap-x-4 gap-y-10 max-lg:sm:order-last max-lg:sm:col-span-2 sm:grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))]"
        >
          <PageGroups groups={footer} />
        </nav>
        <div className="grid content-start gap-8">
          <HoursTable title="Showroom hours" lines={hours.store} />
          <HoursTable title="Pick-up hours" lines={hours.pickUp} />
          <p className="text-ink-muted">
            {hours.holidays} {hours.showroom}
          </p>
          {providerLinks.contactCreation && <Newsletter pageUrl={providerLinks.contactCreation} brand={facts.brand} />}
        </div>
      </div>
      <div className="border-t border-hairline">
        <p className="page-width py-6 text-caption text-ink-muted">
          {`© ${year} ${facts.brand}: cabinetry, quartz and bath fixtures in ${address.city} since ${facts.claims.foundedYear}`}
        </p>
      </div>
    </footer>
  );
});

function PageGroups({ groups }: { readonly groups: ReturnType<typeof useSiteNavigation>['footer'] }) {
  return groups.map((group) => (
    <div key={group.label}>
      <p className="eyebrow text-ink-muted">{group.label}</p>
      <ul className="mt-3 grid">
        {group.entries.map((link) => (
          <li key={link.href}>
            <SiteLink href={link.href} className="inline-flex min-h-11 items-center hover:underline sm:min-h-9">
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface HoursTableProps {
  readonly title: string;
  readonly lines: readonly { readonly days: string; readonly hours: string }[];
}

function HoursTable({ title, lines }: HoursTableProps) {
  return (
    <div>
      <p className="eyebrow text-ink-muted">{title}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums">
        {lines.map((line) => (
          <div key={line.days} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-muted">{line.days}</dt>
            <dd>{line.hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
