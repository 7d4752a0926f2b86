import { SiteLink } from '../shell/site-link.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../shell/icons.tsx';

interface Way {
  readonly path: string;
  readonly title: string;
}

export interface NextContentProps {
  /** Such as "article". */
  readonly noun: string;
  readonly older: Way | null;
  readonly newer: Way | null;
}

const linkClass = 'inline-flex min-h-11 max-w-[46%] items-center gap-3 hover:text-spruce';

/** Links to the next older and newer content. */
export function NextContent({ noun, older, newer }: NextContentProps) {
  if (older === null && newer === null) return null;
  return (
    <nav
      aria-label={`On to another ${noun}`}
      className="page-width mt-16 flex justify-between gap-6 text-small print:hidden"
    >
      {older ? (
        <SiteLink href={older.path} rel="prev" viewTransition className={linkClass}>
          <ArrowLeftIcon className="size-4 shrink-0" />
          <span className="sr-only">{`Previous ${noun}: `}</span>
          {older.title}
        </SiteLink>
      ) : (
        <span />
      )}
      {newer && (
        <SiteLink href={newer.path} rel="next" viewTransition className={`${linkClass} text-right`}>
          <span className="sr-only">{`Next ${noun}: `}</span>
          {newer.title}
          <ArrowRightIcon className="size-4 shrink-0" />
        </SiteLink>
      )}
    </nav>
  );
}
