import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { LinkButton } from '@showroom/ui/link-button';
import { Link } from 'react-router-dom';
import { ArrowLeftIcon, ArrowRightIcon } from '../../shell/icons.tsx';
import type { ColourPageFacts } from './colour.route.tsx';

/** What both arrangements of a colour's page are given. */
export interface ColourArrangementProps {
  readonly colour: ColourPageFacts;
  readonly neighbours: {
    readonly previous: { readonly label: string; readonly href: string };
    readonly next: { readonly label: string; readonly href: string };
  } | null;
}

/** The way down to the colour and, at the other end of the line, the colours beside it. */
export function ColourWayfinding({ colour, neighbours }: ColourArrangementProps) {
  return (
    <div className="page-width flex flex-wrap items-center justify-between gap-x-6 pt-4 print:hidden">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Quartz Countertops', href: '/quartz-countertops' },
          { label: colour.label },
        ]}
        linkAs={RouterLink}
      />
      <NeighbouringColours label="Neighbouring colours" neighbours={neighbours} className="hidden md:flex" />
    </div>
  );
}

/** The colours before and after this one: beside the way down on a wide screen, under the facts on a phone. */
export function NeighbouringColours({
  neighbours,
  label,
  className,
}: Pick<ColourArrangementProps, 'neighbours'> & {
  /** What a landmark of its own is called: both are in the page, though each screen shows one. */
  readonly label: string;
  readonly className: string;
}) {
  if (!neighbours) return null;
  const linkClass = 'inline-flex min-h-11 items-center gap-2 hover:text-spruce';
  return (
    <nav aria-label={label} className={`justify-between gap-6 text-small ${className}`}>
      <Link to={neighbours.previous.href} rel="prev" className={linkClass}>
        <ArrowLeftIcon className="size-4" />
        <span className="sr-only">Previous colour: </span>
        {neighbours.previous.label}
      </Link>
      <Link to={neighbours.next.href} rel="next" className={`text-right ${linkClass}`}>
        <span className="sr-only">Next colour: </span>
        {neighbours.next.label}
        <ArrowRightIcon className="size-4" />
      </Link>
    </nav>
  );
}

/** The two ways to ask about a colour, and the way to have a piece of it in hand. */
export function ColourActions({ colour }: { readonly colour: ColourPageFacts }) {
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <LinkButton as={Link} to={colour.quoteHref}>
        Get a Quote
      </LinkButton>
      <LinkButton as={Link} variant="secondary" to="/contact">
        Contact Us
      </LinkButton>
      <Link
        to={colour.sampleHref}
        className="inline-flex min-h-11 items-center px-2 text-small underline underline-offset-4 hover:text-spruce"
      >
        Ask for a sample
      </Link>
    </div>
  );
}

function RouterLink({ href, ...rest }: { href: string } & Omit<React.ComponentProps<typeof Link>, 'to'>) {
  return <Link to={href} {...rest} />;
}
