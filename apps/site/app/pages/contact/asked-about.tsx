import { SiteLink } from '../../shell/site-link.tsx';
export interface AskedAboutProps {
  readonly about: string;
  readonly mailHref: string;
  readonly ownFormHref: string;
}

/** The subject of the question, next to a provider's form that may not know it: to copy, email, or use the site's own form. */
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
