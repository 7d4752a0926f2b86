import { useIsExported } from '../../shell/site-facts.ts';
import { joinClasses } from '@showroom/ui/join-classes';
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
  /** Names the navigation. */
  readonly label: string;
  readonly links: readonly CountedLink[];
  /** For margins. */
  readonly className?: string;
}

/** Links above a list to its parts, each with a count. */
export function CountedLinks({ label, links, className }: CountedLinksProps) {
  if (useIsExported()) return null;
  return (
    <nav aria-label={label} className={joinClasses(className, 'border-b border-hairline print:hidden')}>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ label: words, count, href, isElsewhere, isCurrent }) => (
          <li key={words}>
            <SiteLink
              href={href}
              preventScrollReset={!isElsewhere}
              aria-current={isCurrent ? 'true' : undefined}
              className={joinClasses(
                'inline-flex min-h-11 items-baseline gap-2 border-b-2 py-2.5 whitespace-nowrap',
                isCurrent ? 'border-brass font-medium' : 'border-transparent hover:text-spruce',
              )}
            >
              {words}
              <span className="text-caption tabular-nums text-ink-muted">{count}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
