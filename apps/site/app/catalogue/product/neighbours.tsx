import { SiteLink } from '../../shell/site-link.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../shell/icons.tsx';
import type { ProductPageFacts } from './load-product.server.ts';

export interface NeighboursProps {
  readonly page: Pick<ProductPageFacts, 'neighbours' | 'noun'>;
  /** Names the landmark: the page has two, of which each screen shows one. */
  readonly label: string;
  readonly className: string;
}

const linkClass = 'inline-flex min-h-11 items-center gap-2 hover:text-spruce';

/** Links to the previous and next product. */
export function Neighbours({ page, label, className }: NeighboursProps) {
  const { noun } = page;
  const { previous, next } = page.neighbours;
  return (
    <nav aria-label={label} className={`justify-between gap-6 text-small print:hidden ${className}`}>
      <SiteLink href={previous.path} rel="prev" className={linkClass}>
        <ArrowLeftIcon className="size-4 shrink-0" />
        <span className="sr-only">{`Previous ${noun.one}: `}</span>
        {previous.name}
      </SiteLink>
      <SiteLink href={next.path} rel="next" className={`text-right ${linkClass}`}>
        <span className="sr-only">{`Next ${noun.one}: `}</span>
        {next.name}
        <ArrowRightIcon className="size-4 shrink-0" />
      </SiteLink>
    </nav>
  );
}
