import { SiteLink } from '../../shell/site-link.tsx';
export interface AskedAboutProps {
  /** What is asked about, in one line. */
  readonly about: string;
  /** The same by mail. */
  readonly mailHref: string;
  /** The site's own form that carries it. */
  readonly ownFormHref: string;
}

/** What the visitor came to ask about, beside a provider's form, which may not know of it: to copy, or the ways that carry it. */
export function AskedAbout({ about, mailHref, ownFormHref }: AskedAboutProps) {
  const wayClass = 'inline-flex min-h-11 items-center underline underline-offset-4';
  return (
    <div role="region" aria-label="What you ask about" className="mb-6 border-y border-hairline py-3">
      <p className="font-medium select-all">{about}</p>
      <p className="mt-1 text-small text-ink-muted">
        Please include this line in your message so we know which product you mean, or use one of these:
      </p>
      <p className="flex flex-wrap gap-x-6">
        <a href={mailHref} className={wayClass}>
          Email us about it
        </a>
        <SiteLink href={ownFormHref} className={wayClass}>
          Use our project form
        </SiteLink>
      </p>
    </div>
  );
}
