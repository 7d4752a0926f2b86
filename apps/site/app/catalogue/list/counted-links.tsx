import { useIsExported } from '../../shell/site-facts.ts';
import { TabLink, TabLinks } from '@showroom/ui/tab-links';
import { SiteLink } from '../../shell/site-link.tsx';

export interface CountedLink {
  readonly label: string;
  readonly count: number;
  readonly href: string;
  /** Whether it links to another page. */
  readonly isElsewhere?: true;
  readonly isCurrent: boolean;
}

export interface CountedLinksProps {
  readonly label: string;
  readonly links: readonly CountedLink[];
  readonly className?: string;
}

/** Links above a list to its parts, each with a count. */
export function CountedLinks({ label, links, className }: CountedLinksProps) {
  if (useIsExported()) return null;
  return (
    <TabLinks aria-label={label} className={className}>
      {links.map(({ label: words, count, href, isElsewhere, isCurrent }) => (
        <TabLink
          key={words}
          as={SiteLink}
          href={href}
          preventScrollReset={!isElsewhere}
          aria-current={isCurrent ? 'true' : undefined}
          count={count}
        >
          {words}
        </TabLink>
      ))}
    </TabLinks>
  );
}
