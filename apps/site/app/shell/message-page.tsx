import { formatPhoneHref } from '@showroom/catalog-data/business-facts';
import { LinkButton } from '@showroom/ui/link-button';
import { SiteLink } from './site-link.tsx';
import { useSiteFacts, useSiteNavigation } from './site-facts.ts';
import { PhoneIcon } from './icons.tsx';
import { SearchForm } from './search-form.tsx';

const home = { href: '/', label: 'Home' };
const contact = { href: '/contact', label: 'Contact Us' };

export interface MessagePageProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  /** More links for this case. */
  readonly children?: React.ReactElement;
}

/** A page in place of a missing or failed one: what happened, a search, and the main pages. */
export function MessagePage({ eyebrow, title, text, children }: MessagePageProps) {
  const facts = useSiteFacts();
  const { main } = useSiteNavigation();
  return (
    <section className="page-width grid gap-10 py-20 md:grid-cols-[3fr_2fr] md:py-28">
      <div className="max-w-prose">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="mt-3 font-serif text-title">{title}</h1>
        <p className="mt-5 text-body text-ink-muted">{text}</p>
        <SearchForm label="Search from here" className="mt-8" />
        {children}
      </div>
      <nav aria-label="Where to go from here" className="border-l border-hairline pl-8">
        <ul className="grid gap-1">
          {[home, ...main.filter((item) => item.kind === 'link'), contact].map((page) => (
            <li key={page.href}>
              <SiteLink
                href={page.href}
                className="flex min-h-11 items-center font-serif text-subheading hover:underline"
              >
                {page.label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <LinkButton variant="secondary" className="mt-6" href={formatPhoneHref(facts.phone)}>
          <PhoneIcon className="size-4" /> Call {facts.phone.display}
        </LinkButton>
      </nav>
    </section>
  );
}
